/**
 * A key for a name, in the spelling of the catalogues.
 * @param taken keys that are in use already
 * @example freeKey('Éditions du Périgée', new Set()) // 'editionsDuPerigee'
 */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = 'entry', ...rest] = ascii.match(/[a-z0-9]+/g) ?? [];
  const base = (/^\d/.test(first) ? `n${first}` : first) + rest.map(capitalize).join('');
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}${number}`;
    if (!taken.has(key)) return key;
  }
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
