import type { Answers } from '../answers';
import { type Career, readJsonResume } from './career';
import { readLinkedIn } from './linkedin';

/** @throws {BuildError} if the file is not what the answer says */
export const readCareer = ({ format, path }: NonNullable<Answers['import']>): Career =>
  format === 'linkedin' ? readLinkedIn(path) : readJsonResume(path);
