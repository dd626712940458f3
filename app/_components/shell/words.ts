/** Every word of the site in every language, in a chunk of its own that is loaded when the browser is idle. */
const importWords = async () => {
  const [site, home, portfolio, contact, hobbies] = await Promise.all([
    import(/* webpackChunkName: "words" */ './site.words'),
    import(/* webpackChunkName: "words" */ '../home/home.words'),
    import(/* webpackChunkName: "words" */ '../portfolio/portfolio.words'),
    import(/* webpackChunkName: "words" */ '../contact/contact.words'),
    import(/* webpackChunkName: "words" */ '../exoplanets/exoplanets.words'),
  ]);
  return {
    site: site.default,
    home: home.default,
    portfolio: portfolio.default,
    contact: contact.default,
    hobbies: hobbies.default,
  };
};

let words: Awaited<ReturnType<typeof importWords>> | undefined;

/** Undefined until `loadWords` has loaded them. */
export const loadedWords = () => words;

/** @throws if the chunk can't be fetched; a later call tries again */
export async function loadWords() {
  words ??= await importWords();
}
