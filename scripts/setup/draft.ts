/** The files that a run of the set-up will write, held back until the owner has seen them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { type Locale, locales } from '../../app/_lib/locales';
import { writeWhole } from '../lib/files';
import { mergeWords, type Words } from './words';

export class Draft {
  /** By path from the root; null for a file that is removed. */
  readonly #files = new Map<string, string | Buffer | null>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Changes the exports of a TypeScript file; its comments and the rest of its text stay. */
  editModule(path: string, edit: (exports: ProxifiedModule['exports']) => void): void {
    const module = parseModule(this.read(path));
    edit(module.exports);
    this.write(path, generateCode(module).code);
  }

  /** The words of a language. */
  words(locale: Locale): Words {
    return JSON.parse(this.read(`messages/${locale}.json`));
  }

  /** Adds words to the catalogues; what a catalogue has already under the same key is replaced. */
  addWords(added: Partial<Record<Locale, Words>>): void {
    for (const locale of locales) {
      const words = mergeWords(this.words(locale), added[locale] ?? {});
      this.write(`messages/${locale}.json`, JSON.stringify(words));
    }
  }

  /** Lays the edited files out as the project does. */
  format(): void {
    const biome = join(this.#root, 'node_modules/@biomejs/biome/bin/biome');
    for (const [path, content] of this.#files) {
      if (typeof content !== 'string') continue;
      const args = [biome, 'format', `--stdin-file-path=${path}`];
      const options = { cwd: this.#root, input: content, encoding: 'utf8' } as const;
      const { status, stdout } = spawnSync(process.execPath, args, options);
      if (status === 0) this.#files.set(path, stdout);
    }
  }

  /** The text of a file as the draft has it. */
  read(path: string): string {
    return this.#files.get(path)?.toString() ?? readFileSync(join(this.#root, path), 'utf8');
  }

  write(path: string, content: string | Buffer): void {
    this.#files.set(path, content);
  }

  /** Removes a picture, whatever its type. */
  removePicture(id: string): void {
    for (const type of ['jpg', 'png', 'webp']) this.#files.set(`content/pictures/${id}.${type}`, null);
  }

  /** The paths of all files that would change. */
  changes(): string[] {
    const differs = (path: string, content: string | Buffer | null) => {
      const file = join(this.#root, path);
      if (!existsSync(file)) return content !== null;
      return content === null || !readFileSync(file).equals(Buffer.from(content));
    };
    return [...this.#files].filter(([path, content]) => differs(path, content)).map(([path]) => path);
  }

  /** What would change, as `git diff` shows it. */
  diff(): string {
    const folder = mkdtempSync(join(tmpdir(), 'setup-'));
    try {
      for (const side of ['before', 'after']) mkdirSync(join(folder, side));
      for (const path of this.changes()) {
        const file = join(this.#root, path);
        const content = this.#files.get(path);
        if (existsSync(file)) writeWhole(join(folder, 'before', path), readFileSync(file));
        if (content != null) writeWhole(join(folder, 'after', path), content);
      }
      const args = ['diff', '--no-index', '--stat', '--patch', '--unified=1', 'before', 'after'];
      return spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  apply(): void {
    for (const path of this.changes()) {
      const content = this.#files.get(path);
      if (content == null) rmSync(join(this.#root, path));
      else writeWhole(join(this.#root, path), content);
    }
  }
}
