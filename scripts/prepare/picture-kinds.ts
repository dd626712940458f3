/**
 * What each kind of picture is encoded to. The kind is the first part of a picture's id: `scenes/home-phone`, `works/x`.
 * After a change here every picture of the kind gets new names and is encoded again.
 */
export interface Kind {
  /** In pixels; a narrower master is never enlarged. */
  widths: number[];
  /** Widths of the masters that end in `-phone`, made for portrait screens. */
  phone?: number[];
  avif: number;
  /** How much colour AVIF keeps: all of it where there is small coloured text. */
  chroma: '4:2:0' | '4:4:4';
  /** WebP quality of the largest width, for the few browsers without AVIF. */
  webp: number;
}

/** The last width fits the place in the page on a screen with two device pixels per pixel; scenes fill the screen. */
export const kinds: Record<string, Kind> = {
  scenes: {
    widths: [640, 960, 1280, 1920, 2560],
    phone: [390, 640, 828, 1290],
    avif: 50,
    chroma: '4:2:0',
    webp: 72,
  },
  works: { widths: [320, 750, 1280, 1920], avif: 55, chroma: '4:4:4', webp: 78 },
  portrait: { widths: [240, 480, 700, 960, 1400], avif: 60, chroma: '4:2:0', webp: 80 },
  covers: { widths: [160, 320, 640], avif: 48, chroma: '4:4:4', webp: 78 },
  posters: { widths: [200, 400, 800], avif: 55, chroma: '4:4:4', webp: 75 },
  worlds: { widths: [400, 500, 800, 1200], avif: 45, chroma: '4:2:0', webp: 75 },
};

/** The kind of a picture, with `widths` already those of its screen; undefined for an unknown folder. */
export function kindOf(id: string): Kind | undefined {
  const [name = ''] = id.split('/');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind && { ...kind, widths: (id.endsWith('-phone') && kind.phone) || kind.widths };
}
