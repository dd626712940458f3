import { describedKinds } from '../../content/pictures';
import type { Known } from './references';

const extension = /\.(jpe?g|png|webp)$/;

/** The ids of the pictures in a folder, all of them and those that need a description. */
export function knownPictures(files: readonly string[]): Pick<Known, 'pictures' | 'contentPictures'> {
  const ids = files.filter((file) => extension.test(file)).map((file) => file.replace(extension, ''));
  const isDescribed = (id: string) => describedKinds.some((kind) => id === kind || id.startsWith(`${kind}/`));
  return { pictures: new Set(ids), contentPictures: new Set(ids.filter(isDescribed)) };
}
