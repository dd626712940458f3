import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Route } from '../../../app/_lib/addresses';
import type { previewWords } from '../../../app/_lib/search-engines/previews';
import { root } from '../../lib/paths';

export interface Preview {
  route: Route;
  words: ReturnType<typeof previewWords>;
  /** The entries of the portfolio, the latest first. */
  entries: readonly { isSubPart: boolean }[];
  photo: Photo;
  accent: string;
}

export interface Photo {
  /** Its path below content/pictures. */
  file: string;
  /** On transparent ground: it is part of the scene. Any other photo is in a porthole. */
  isCutOut: boolean;
}

const read = (path: string) => readFileSync(join(root, path));
const dataUrl = (type: string, path: string) => `data:${type};base64,${read(path).toString('base64')}`;
const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };
const picture = (path: string) => dataUrl(types[extname(path)] ?? '', `content/pictures/${path}`);
const font = (family: string, name: string, axes: string) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wdth-normal.woff2`;
  return `@font-face { font-family: ${family}; src: url(${dataUrl('font/woff2', file)}); ${axes} }`;
};
const escapeHtml = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
const ring = (x: number, y: number, r: number, attributes: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`;

/** The HTML page of one link preview, 1200 by 630 pixels, complete in itself. */
export function previewPage(preview: Preview): string {
  const { route, words, accent } = preview;
  const mark = `<svg width="62" height="62" viewBox="0 0 30 30" fill="none"><circle cx="15" cy="15" r="6.5" fill="var(--ink)"/><ellipse cx="15" cy="15" rx="14" ry="5" transform="rotate(-24 15 15)" stroke="var(--signal)" stroke-width="1.5"/></svg>`;
  return `<!doctype html><meta charset="utf-8"><title>Link preview</title>
    <style>
      ${font('Bricolage', 'bricolage-grotesque', 'font-weight: 200 800; font-stretch: 75% 100%')}
      ${font("'Martian Mono'", 'martian-mono', 'font-weight: 100 800; font-stretch: 75% 112.5%')}
      ${read('scripts/artwork/previews/preview.css')}
      :root { --signal: ${accent} }
    </style>
    <body class="${route}">
      <img class="scene" src="${picture(`scenes/${route}.jpg`)}" alt=""><div class="veil"></div>
      ${art[route](preview)}<div class="ticks"></div>
      <div class="name">${mark}${escapeHtml(words.name)}</div>
      <div class="words">
        <p class="telemetry">${escapeHtml(words.telemetry)}</p>
        <h1>${escapeHtml(words.title)}</h1>
        <p class="role">${escapeHtml(words.role)}</p>
      </div>`;
}

const svg = (content: string) => `<svg class="art">${content}</svg>`;

const art: Record<Route, (preview: Preview) => string> = { home, portfolio, contact, hobbies };

function home({ photo }: Preview): string {
  const image = (name: string) => `<img class="${name}" src="${picture(photo.file)}" alt="">`;
  if (photo.isCutOut) return image('figure');
  const [x, y, r] = [916, 308, 226];
  const satellite = ring(x + r * Math.cos(-0.75), y + r * Math.sin(-0.75), 10, 'fill="var(--signal)"');
  const ticks = 'stroke="#c8daff" stroke-opacity=".5" stroke-width="15" stroke-dasharray="2.600 8.500"';
  const orbit = ring(x, y, r, 'stroke="#c8daff" stroke-opacity=".45" stroke-width="1.500"');
  return image('porthole') + svg(ring(x, y, 201, ticks) + orbit + satellite);
}

/** The flight path: a light for every entry, the latest the largest; those of sub-parts are smaller and blue. */
function portfolio({ entries }: Preview): string {
  const [start, bend1, bend2, end] = [
    [470, 262],
    [640, 176],
    [900, 96],
    [1250, 88],
  ] as const;
  const along = (axis: 0 | 1, u: number) =>
    (1 - u) ** 3 * start[axis] +
    3 * u * (1 - u) ** 2 * bend1[axis] +
    3 * u * u * (1 - u) * bend2[axis] +
    u ** 3 * end[axis];
  const lights = entries.toReversed().map(({ isSubPart }, index) => {
    const u = 0.14 + (0.72 * index) / Math.max(entries.length - 1, 1);
    const [x, y] = [along(0, u), along(1, u)];
    if (isSubPart) return ring(x, y, 8, 'fill="var(--atmosphere)"');
    if (index < entries.length - 1) {
      return ring(x, y, 11, 'fill="var(--void)" stroke="var(--signal)" stroke-width="4"');
    }
    const halo = ring(x, y, 30, 'stroke="var(--signal)" stroke-width="2" stroke-opacity=".7"');
    return halo + ring(x, y, 15, 'fill="var(--signal)"');
  });
  return svg(`<defs><linearGradient id="far"><stop stop-color="#8fcbff" stop-opacity=".15"/><stop offset=".3" stop-color="#8fcbff"/></linearGradient></defs>
    <path d="M${start}C${bend1} ${bend2} ${end}" stroke="url(#far)" stroke-width="3.500" stroke-dasharray=".1 11" stroke-linecap="round"/>${lights.join('')}`);
}

function contact(): string {
  const [x, y] = [930, 196];
  const rings = [
    [30, 0.95, ''],
    [74, 0.7, '4 5'],
    [122, 0.5, '3 8'],
    [172, 0.36, '3 11'],
    [226, 0.24, '3 14'],
  ] as const;
  const waves = rings.map(([r, opacity, dashes]) =>
    ring(
      x,
      y,
      r,
      `stroke="var(--signal)" stroke-width="2.500" stroke-opacity="${opacity}" stroke-dasharray="${dashes}"`,
    ),
  );
  return svg(waves.join('') + ring(x, y, 10, 'fill="var(--signal)"'));
}

function hobbies(): string {
  const world = (name: string, style: string) =>
    `<img class="world" src="${picture(`worlds/${name}.webp`)}" alt="" style="${style}">`;
  return (
    world('living', 'left:448px;top:44px;width:172px') + world('gas', 'left:612px;top:-42px;width:660px')
  );
}
