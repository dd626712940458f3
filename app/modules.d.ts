/** The text of a shader. */
declare module '*.glsl' {
  const source: string;
  export default source;
}
