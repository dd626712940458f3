import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Route } from '../../../app/_lib/addresses';
import type { previewWords } from '../../../app/_lib/search-engines/previews';
import { root } from '../../lib/paths';

export interface Preview {
  route: Route;
  words: ReturnType<typeof previewWords>;
  art: Art;
  accent: string;
}

/** What the previews show. Pictures are paths below content/pictures. */
export interface Art {
  /** On transparent ground it is part of the scene, any other photo is in a porthole. */
  photo: { file: string; isCutOut: boolean };
  /** The pictures of the works, the latest first. */
  works: string[];
  /** The path of the drawing of the sky in the project. */
  sky: string;
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const read = (path: string) => readFileSync(join(root, path));
const dataUrl = (path: string) => `data:${types[extname(path)]};base64,${read(path).toString('base64')}`;
const image = (name: string, path: string) => `<img class="${name}" src="${dataUrl(path)}" alt="">`;
const picture = (name: string, path: string) => image(name, `content/pictures/${path}`);
const font = (family: string, name: string, axes: string) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wdth-normal.woff2`;
  return `@font-face { font-family: ${family}; src: url(${dataUrl(file)}); ${axes} }`;
};
const escapeHtml = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** The HTML page of one link preview, 1200 by 630 pixels, complete in itself. */
export function previewPage({ route, words, art, accent }: Preview): string {
  const mark = `<svg width="62" height="62" viewBox="0 0 30 30" fill="none"><circle cx="15" cy="15" r="6.5" fill="var(--ink)"/><ellipse cx="15" cy="15" rx="14" ry="5" transform="rotate(-24 15 15)" stroke="var(--atmosphere)" stroke-width="1.5"/></svg>`;
  return `<!doctype html><meta charset="utf-8"><title>Link preview</title>
    <style>
      ${font('Bricolage', 'bricolage-grotesque', 'font-weight: 200 800; font-stretch: 75% 100%')}
      ${font("'Martian Mono'", 'martian-mono', 'font-weight: 100 800; font-stretch: 75% 112.5%')}
      ${read('scripts/artwork/previews/preview.css')}
      :root { --signal: ${accent} }
    </style>
    <body class="${route}">
      ${scenes[route](art)}
      <div class="name">${mark}${escapeHtml(words.name)}</div>
      <div class="words">
        <p class="role">${escapeHtml(words.role)}</p>
        <h1>${escapeHtml(words.title)}</h1>
        <p class="line">${escapeHtml(words.line)}</p>
      </div>`;
}

const scenes: Record<Route, (art: Art) => string> = { home, portfolio, contact, hobbies };

/** The ring around a porthole whose radius is 50 of 63. */
const ring = `<svg class="ring" viewBox="0 0 126 126">
  <circle cx="63" cy="63" r="56" pathLength="360" stroke-dasharray=".6 2.4" stroke-width="3"/>
  <circle cx="63" cy="63" r="61" stroke-width=".35"/></svg>`;
const porthole = (view: string) => `<div class="porthole">${view}${ring}</div>`;

function home({ photo }: Art): string {
  const scene = `${picture('scene', 'scenes/home.jpg')}<div class="veil"></div>`;
  return scene + (photo.isCutOut ? picture('figure', photo.file) : porthole(picture('view', photo.file)));
}

/** The horizon of the page, and the latest work below it. */
function portfolio({ works: [latest] }: Art): string {
  const arc = 'M-200 594Q500 166 1200 166';
  const light =
    '<stop offset=".3" stop-color="#5fa8ff" stop-opacity=".1"/><stop offset=".7" stop-color="#8fcbff"/>';
  return `<svg class="limb" viewBox="0 0 1200 630">
      <linearGradient id="air">${light}<stop offset="1" stop-color="#fff4e0"/></linearGradient>
      <path d="${arc}" style="stroke-width: 50; filter: blur(24px); opacity: .6"/>
      <path d="${arc}" style="stroke-width: 12; filter: blur(5px)"/>
      <path d="${arc}V700H-200Z" style="fill: var(--void); stroke: none"/>
      <path d="${arc}" style="stroke-width: 2"/></svg><i class="sun"></i>${latest ? picture('work', latest) : ''}`;
}

function contact({ sky }: Art): string {
  return `${picture('scene', 'scenes/contact.jpg')}<div class="veil"></div>${porthole(image('view', sky))}`;
}

function hobbies(): string {
  const worlds = picture('living', 'worlds/living.webp') + picture('gas', 'worlds/gas.webp');
  return `${picture('scene', 'scenes/hobbies.jpg')}<div class="veil"></div>${worlds}`;
}
