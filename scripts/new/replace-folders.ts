import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, writeWhole } from '../lib/files';

/**
 * Puts new files in the place of folders. They are written beside first: whoever interrupts it has
 * what was there.
 * @param root the folder that has the folders
 * @param files by path below it
 * @param isKept whether a file that is there stays
 * @param format changes the new files, whose folder it gets
 */
export async function replaceFolders(
  root: string,
  folders: readonly string[],
  files: Record<string, string>,
  isKept: (file: string) => boolean,
  format: (folder: string) => Promise<void>,
): Promise<void> {
  const beside = join(root, '.new');
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  // One that was interrupted leaves it.
  remove(beside);
  for (const [file, data] of Object.entries(files)) writeWhole(join(beside, file), data);
  await format(beside);
  const old = folders.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`));
  for (const file of old.filter(isKept)) {
    mkdirSync(dirname(join(beside, file)), { recursive: true });
    cpSync(join(root, file), join(beside, file));
  }
  // A signal waits until all are in place.
  const wait = () => {};
  process.on('SIGINT', wait);
  for (const folder of folders) {
    remove(join(root, folder));
    renameSync(join(beside, folder), join(root, folder));
  }
  process.off('SIGINT', wait);
  remove(beside);
}
