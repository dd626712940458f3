/** The luminance of a "#rrggbb", as the Web Content Accessibility Guidelines define it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(colour.slice(1), 'hex')].map((byte) =>
    byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as "#0a1b2c": from 1 to 21, by the same guidelines. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
