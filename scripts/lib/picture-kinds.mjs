/**
 * What each kind of picture is encoded to. The kind is the first part of a picture's id: `scenes/home-phone`, `works/x`.
 * Change anything here and every picture of the kind gets new names and is encoded again.
 */

/**
 * @typedef {object} Kind
 * @property {number[]} widths    in pixels; a master narrower than one of them is never enlarged
 * @property {number[]} [phone]   widths of the masters that end in `-phone`, made for portrait screens
 * @property {number} avif        AVIF quality
 * @property {'4:2:0' | '4:4:4'} chroma  how much colour AVIF keeps: all of it where there is small coloured text
 * @property {number} webp        WebP quality, for the few browsers without AVIF
 */

/**
 * The slots are at most as wide as the last width on a screen of scale 2, save scenes, which fill the screen.
 * @type {Record<string, Kind>}
 */
export const kinds = {
  scenes: {
    widths: [640, 960, 1280, 1920, 2560],
    phone: [390, 640, 828, 1290],
    avif: 50,
    chroma: '4:2:0',
    webp: 72,
  },
  works: { widths: [320, 480, 640, 1280, 1920], avif: 55, chroma: '4:4:4', webp: 78 },
  portrait: { widths: [240, 480, 700, 960, 1400], avif: 60, chroma: '4:2:0', webp: 80 },
  covers: { widths: [160, 320, 640], avif: 48, chroma: '4:4:4', webp: 78 },
  posters: { widths: [200, 400, 800], avif: 55, chroma: '4:4:4', webp: 75 },
  worlds: { widths: [400, 680, 800, 1200], avif: 45, chroma: '4:2:0', webp: 75 },
};

/**
 * @param {string} id
 * @returns {(Kind & { name: string }) | undefined} with `widths` already those of its screen
 */
export function kindOf(id) {
  const [name = ''] = id.split('/');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) return undefined;
  return { ...kind, name, widths: (id.endsWith('-phone') && kind.phone) || kind.widths };
}
