import { execFileSync } from 'node:child_process';

/** The short hash of the commit; empty where the files are not in git, or git is not installed. */
export function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
