/** Bundler loader for GLSL: the module is the shader's text without comments and indentation. */
export default function glslLoader(source) {
  const text = source.replace(/\/\/.*/g, '').replace(/^\s+/gm, '');
  return `export default ${JSON.stringify(text)}`;
}
