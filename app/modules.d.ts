// Modules without types of their own.

declare module 'lite-youtube-embed';

/** The text of a shader, as scripts/glsl-loader.ts returns it. */
declare module '*.glsl' {
  const source: string;
  export default source;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Record<string, Axis | undefined> },
  ): Promise<Buffer>;
}
