/** Finds technologies by their names: those that the content lists already, then the logos of simple-icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeKey } from './words';

export interface Technology {
  name: string;
  /** The slug of its logo; without one, letters are drawn. */
  icon?: string;
}

interface Icon {
  title: string;
  slug: string;
  aliases?: { aka?: string[] };
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.?js$/, '')
    .replace(/[^\p{L}\d+#]/gu, '');

export class Technologies {
  readonly all: Map<string, Technology>;
  readonly #icons: Map<string, Icon>;

  constructor(known: Record<string, Technology>, root: string) {
    this.all = new Map(Object.entries(known));
    const icons: Icon[] = JSON.parse(
      readFileSync(join(root, 'node_modules/simple-icons/data/simple-icons.json'), 'utf8'),
    );
    // Titles last: another icon's alias must not hide them.
    const names = [
      ...icons.flatMap((icon) => (icon.aliases?.aka ?? []).map((name) => [plain(name), icon] as const)),
      ...icons.map((icon) => [plain(icon.title), icon] as const),
    ];
    this.#icons = new Map(names);
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
    const icon = this.#icons.get(plain(name));
    return icon ? { icon: icon.slug } : {};
  }

  namedIn(text: string): string[] {
    return [...this.all].filter(([, { name }]) => mentions(text, name)).map(([id]) => id);
  }
}

/** Whether a text has a name as a word of its own: "Java" is not in "JavaScript". */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu').test(text);
}
