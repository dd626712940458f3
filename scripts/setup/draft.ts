import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toMerged } from 'es-toolkit/object';
import { generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { type Locale, locales } from '../../app/_lib/locales';
import { listFiles, writeWhole } from '../lib/files';
import type { Words } from './words';

/** A copy of content/ and messages/ that a run of the set-up changes, until the owner has seen the changes. */
export class Draft {
  readonly #root: string;
  readonly #before: string;
  readonly #after: string;

  /** @param folder an empty one, for the copy */
  constructor(root: string, folder: string) {
    this.#root = root;
    [this.#before, this.#after] = [join(folder, 'before'), join(folder, 'after')];
    for (const side of [this.#before, this.#after]) {
      for (const part of ['content', 'messages'])
        cpSync(join(root, part), join(side, part), { recursive: true });
    }
  }

  /** Changes the exports of a TypeScript file; its comments and the rest of its text stay. */
  editModule(path: string, edit: (exports: ProxifiedModule['exports']) => void): void {
    const module = parseModule(this.read(path));
    edit(module.exports);
    this.write(path, this.#format(path, generateCode(module).code));
  }

  /** The words of a language. */
  words(locale: Locale): Words {
    return JSON.parse(this.read(`messages/${locale}.json`));
  }

  /** Adds words to the catalogues; what a catalogue has already under the same key is replaced. */
  addWords(added: Partial<Record<Locale, Words>>): void {
    for (const locale of locales) {
      const words = toMerged(this.words(locale), added[locale] ?? {});
      this.write(`messages/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`);
    }
  }

  /** The text of a file as the draft has it. */
  read(path: string): string {
    return readFileSync(join(this.#after, path), 'utf8');
  }

  write(path: string, content: string | Buffer): void {
    writeWhole(join(this.#after, path), content);
  }

  /** Removes a picture, whatever its type. */
  removePicture(id: string): void {
    for (const type of ['jpg', 'png', 'webp']) {
      rmSync(join(this.#after, `content/pictures/${id}.${type}`), { force: true });
    }
  }

  /** The paths of all files that would change. */
  changes(): string[] {
    const paths = new Set([this.#before, this.#after].flatMap(listFiles));
    const contentOf = (side: string, path: string) =>
      existsSync(join(side, path)) ? readFileSync(join(side, path), 'latin1') : null;
    return [...paths].filter((path) => contentOf(this.#before, path) !== contentOf(this.#after, path));
  }

  /** What would change, as `git diff` shows it. */
  diff(): string {
    const args = ['diff', '--no-index', '--stat', '--patch', '--unified=1', 'before', 'after'];
    return spawnSync('git', args, { cwd: join(this.#after, '..'), encoding: 'utf8' }).stdout;
  }

  apply(): void {
    for (const path of this.changes()) {
      const [from, to] = [join(this.#after, path), join(this.#root, path)];
      if (existsSync(from)) cpSync(from, to);
      else rmSync(to);
    }
  }

  /** Lays an edited file out as the project does. */
  #format(path: string, text: string): string {
    const biome = join(this.#root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'format', `--stdin-file-path=${path}`];
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: this.#root,
      input: text,
      encoding: 'utf8',
    });
    return status === 0 ? stdout : text;
  }
}
