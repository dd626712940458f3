/** Finds technologies by their names: those that the content lists already, then the logos of simple-icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from 'es-toolkit/string';
import { ownIcons } from '../lib/icons';
import { freeKey } from './words';

export interface Technology {
  name: string;
  /** The slug of its logo; without one, letters are drawn. */
  icon?: string;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.?js$/, '')
    .replace(/[^\p{L}\d+#]/gu, '');

export class Technologies {
  readonly all: Map<string, Technology>;
  /** Slugs of logos by name. */
  readonly #logos: Map<string, string>;

  constructor(known: Record<string, Technology>, root: string) {
    this.all = new Map(Object.entries(known));
    const file = join(root, 'node_modules/simple-icons/data/simple-icons.json');
    const icons: { title: string; slug: string; aliases?: { aka?: string[] } }[] = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const aliases = icons.flatMap((icon) => icon.aliases?.aka?.map((title) => ({ ...icon, title })) ?? []);
    const own = ownIcons(root).map((slug) => ({ title: slug, slug }));
    // The last one of a name wins: the owner's, then a title, then another icon's alias.
    this.#logos = new Map([...aliases, ...icons, ...own].map(({ title, slug }) => [plain(title), slug]));
  }

  /** @returns the id of the technology of that name, which is added when it is new */
  add(name: string): string {
    for (const [id, known] of this.all) if (plain(known.name) === plain(name)) return id;
    const logo = this.logoOf(name);
    const id = freeKey(logo.icon ?? name, new Set(this.all.keys()));
    this.all.set(id, { name, ...logo });
    return id;
  }

  logoOf(name: string): Pick<Technology, 'icon'> {
    const icon = this.#logos.get(plain(name));
    return icon ? { icon } : {};
  }

  namedIn(text: string): string[] {
    return [...this.all].filter(([, { name }]) => mentions(text, name)).map(([id]) => id);
  }
}

/** Whether a text has a name as a word of its own: "Java" is not in "JavaScript". */
function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])`, 'iu').test(text);
}
