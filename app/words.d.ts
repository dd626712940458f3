/** Made by scripts/lib/words-loader.mjs: the words under the listed keys, in every language. */
declare module '*.words' {
  const catalogues: Record<import('@/app/_lib/locales').Locale, import('@/content/types').Messages>;
  export default catalogues;
}
