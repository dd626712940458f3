// What keeps every command from working, in one line. Node runs it before all else, so it is plain
// JavaScript without packages; for `prestart` and `pretest`, which install them, it is the command.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isCommand = process.argv[1].endsWith('preflight.mjs');
const { engines, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

function isOlder(version, least) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

function findProblem() {
  const least = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(process.versions.node, least))
    return `This is Node ${process.versions.node}; install version ${least} or newer from https://nodejs.org.`;
  const [manager] = (process.env.npm_config_user_agent || 'npm').split('/');
  if (manager !== 'npm')
    return `This project is run with npm, as ${manager} does not read its package-lock.json: type "npm" in place of "${manager}".`;
  // webpack reads these signs as the syntax of its requests.
  const [sign] = /[!#?]/.exec(root) || [];
  if (sign)
    return `The folder "${root}" has "${sign}" in its path, where the build can't work; rename or move it.`;
  if (isCommand) return;
  const isInstalled = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));
  const missing = Object.keys({ ...dependencies, ...devDependencies }).find((name) => !isInstalled(name));
  if (missing) return `A package is not installed (${missing}): run "npm install --ignore-scripts".`;
}

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
// What an earlier command left in the shell: each command here has its own.
delete process.env.NODE_ENV;
// From here on Node runs TypeScript.
if (!isCommand) await import('tsx');
