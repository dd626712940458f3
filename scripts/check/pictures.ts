import { type Fault, formatPath, suggest } from './fault';

const extensions = ['.jpg', '.jpeg', '.png', '.webp'];

/** Gives the key of each content picture's description in the catalogues, with the id of the picture. */
export function describedKeys(pictures: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map(
    [...pictures]
      .filter(([, kind]) => kind === 'content')
      .map(([id]) => [`pictures.${id.replace('/', '.')}`, id]),
  );
}

/** Finds the pictures that have no file, and the files that no page can show. */
export function checkPictures(pictures: ReadonlyMap<string, unknown>, files: readonly string[]): Fault[] {
  const filed = new Map(
    files.flatMap((file) => {
      const extension = extensions.find((ending) => file.endsWith(ending));
      return extension ? [[file.slice(0, -extension.length), file] as const] : [];
    }),
  );
  const expected = `one of ${extensions.join(', ')}`;
  return [
    ...[...pictures.keys()]
      .filter((id) => !filed.has(id))
      .map((id) => ({
        file: 'content/pictures.ts',
        path: formatPath([id]),
        message: `has no file; expected content/pictures/${id} with ${expected}${suggest(id, filed.keys())}`,
      })),
    ...[...filed]
      .filter(([id]) => !pictures.has(id))
      .map(([id, file]) => ({
        file: `content/pictures/${file}`,
        path: '',
        message: `is not listed; expected "${id}" in content/pictures.ts${suggest(id, pictures.keys())}`,
      })),
  ];
}
