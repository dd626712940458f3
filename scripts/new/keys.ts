import slugify from '@sindresorhus/slugify';

const signs: [string, string][] = [
  ['++', 'pp'],
  ['#', ' sharp'],
];

/**
 * Makes keys of names: a few words in camel case, each key once.
 * @param taken keys that no name may have
 */
export function createKeys(taken: readonly string[] = []) {
  // Addresses are in small letters.
  const used = new Set(taken.map((key) => key.toLowerCase()));
  return (name: string, count = 3): string => {
    const all = slugify(name, { decamelize: false, customReplacements: signs }).split('-').filter(Boolean);
    // Of a sentence the words that say something.
    const long = all.length > 3 ? all.filter((word) => /^[a-z]{4,}$/.test(word)) : all;
    const [first = 'item', ...more] = (long.length ? long : all).slice(0, count);
    const capitals = more.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const start = [first, ...capitals].join('').replace(/^\d/, 'n$&').slice(0, 40);
    let key = start;
    // No object has `constructor` for a key of its own.
    for (let number = 2; key in {} || used.has(key.toLowerCase()); number += 1) key = `${start}${number}`;
    used.add(key.toLowerCase());
    return key;
  };
}
