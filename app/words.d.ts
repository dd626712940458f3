/** Made by scripts/words-loader.ts: the words under the listed keys, in every language. */
declare module '*.words' {
  const catalogues: Record<import('@/app/_lib/locales').Locale, import('@/content/types').Messages>;
  export default catalogues;
}
