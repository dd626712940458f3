/** The files that a run of the set-up will write, held back until the owner has seen them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateCode, type ProxifiedModule, parseModule } from 'magicast';

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

  /** Changes a JSON file. */
  editJson<Value>(path: string, edit: (value: Value) => void): void {
    const value = JSON.parse(this.read(path)) as Value;
    edit(value);
    this.write(path, JSON.stringify(value));
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

  /** @returns the text of a file as the draft has it */
  read(path: string): string {
    const drafted = this.#files.get(path);
    return drafted?.toString() ?? readFileSync(join(this.#root, path), 'utf8');
  }

  exists(path: string): boolean {
    const drafted = this.#files.get(path);
    return drafted === undefined ? existsSync(join(this.#root, path)) : drafted !== null;
  }

  write(path: string, content: string | Buffer): void {
    this.#files.set(path, content);
  }

  remove(path: string): void {
    this.#files.set(path, null);
  }

  /** @returns the paths of all files that would change */
  changes(): string[] {
    return [...this.#files].filter(([path, content]) => this.#differs(path, content)).map(([path]) => path);
  }

  #differs(path: string, content: string | Buffer | null): boolean {
    const file = join(this.#root, path);
    if (!existsSync(file)) return content !== null;
    return content === null || !readFileSync(file).equals(Buffer.from(content));
  }

  /** @returns what would change, as `git diff` shows it */
  diff(): string {
    const folder = mkdtempSync(join(tmpdir(), 'setup-'));
    try {
      for (const side of ['before', 'after']) mkdirSync(join(folder, side));
      for (const path of this.changes()) {
        const file = join(this.#root, path);
        const content = this.#files.get(path);
        if (existsSync(file)) writeWithFolders(join(folder, 'before', path), readFileSync(file));
        if (content != null) writeWithFolders(join(folder, 'after', path), content);
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
      const file = join(this.#root, path);
      if (content == null) rmSync(file);
      else writeWithFolders(file, content);
    }
  }
}

function writeWithFolders(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
