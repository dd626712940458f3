import type { PageTarget, Route } from './addresses';

/** What the part of an address after the hash sign asks for. */
export type Target =
  | ({ kind: 'page' } & PageTarget)
  /** An element of the page that is open, such as `#main`. */
  | { kind: 'anchor'; id: string }
  | { kind: 'unknown' };

/** The names that addresses may have. */
export type KnownNames = {
  routes: readonly Route[];
  works: readonly string[];
  technologies: readonly string[];
};

/**
 * Reads `location.hash`, which is hostile input: compared with known names, never used as a URL.
 * Accepts what mail programs, chats and keyboards do to a link: capitals, `%2F`, missing or more
 * slashes, parameters, signs behind a name. Another name behind it, directly or after a slash, is
 * unknown. An unknown work or technology shows the whole page.
 * Uses nothing outside its body, as inline scripts contain its source.
 */
export function readHash(hash: string, { routes, works, technologies }: KnownNames): Target {
  const partOfName = /[\p{L}\p{N}-]/u;
  const startOfParameter = /[?&]|%3f|%26/;
  const slashes = /^(?:[/#]|%2f|%23)+/;
  const elementId = /^#[a-z][a-z0-9-]*$/;

  const encodedLetter = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+/g;

  /** Decodes letter by letter: a broken one leaves the others what they are. */
  const decode = (text: string) =>
    text.replace(encodedLetter, (letter) => {
      try {
        return decodeURIComponent(letter);
      } catch {
        return letter;
      }
    });
  /** Whether the first letter, if any, is neither at the start nor behind a slash. */
  const isNoName = (rest: string) => {
    const text = `/${decode(rest)}`;
    return text[text.search(partOfName) - 1] !== '/';
  };
  const nameIn = <Name extends string>(text: string, known: readonly Name[]) =>
    known.find((name) => text.startsWith(name) && isNoName(text.slice(name.length)));

  const [path = '', ...parameters] = hash.slice(1).toLowerCase().split(startOfParameter);
  const parameter = (key: string, known: readonly string[]) => {
    const [, value = ''] = parameters.map((one) => one.split(/=|%3d/)).find(([name]) => name === key) ?? [];
    return nameIn(value, known);
  };
  const name = path.replace(slashes, '');
  const hasSlash = name !== path;

  // #meetsys
  const bareWork = hasSlash ? undefined : nameIn(name, works);
  if (bareWork) return { kind: 'page', route: 'portfolio', work: bareWork };

  const route = nameIn(name, routes);
  // #/portfolio, #/portfolio?at=meetsys, #/portfolio?tech=react
  if (route === 'portfolio') {
    const work = parameter('at', works);
    return { kind: 'page', route, work, technology: work ? undefined : parameter('tech', technologies) };
  }
  // #/contact
  if (route && route !== 'home') return { kind: 'page', route };
  // #/ or no hash
  if ((hasSlash || !hash) && !partOfName.test(decode(name))) return { kind: 'page', route: 'home' };
  // #main
  return elementId.test(hash) ? { kind: 'anchor', id: name } : { kind: 'unknown' };
}
