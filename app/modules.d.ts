// Modules without types of their own.

declare module 'lite-youtube-embed';

/** The text of a shader. */
declare module '*.glsl' {
  const source: string;
  export default source;
}
