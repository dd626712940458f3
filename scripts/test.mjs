/**
 * `npm test`: everything that has to hold, from a fresh clone on. Stops at the first step that fails; the last line is
 * always the one of totals.
 */
import { join } from 'node:path';
import { BuildFault, explain } from './lib/faults.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { run, runNode } from './lib/run.mjs';
import { step } from './lib/steps.mjs';
import { Totals } from './lib/totals.mjs';

const totals = new Totals();

/** Biome colours what it says even when nobody looks at it in a terminal. */
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/**
 * A step that counts as one test.
 * @param {string} name
 * @param {() => Promise<string> | string} task
 */
async function check(name, task) {
  await step(name, task);
  totals.add({ passed: 1 });
}

/**
 * A tool that says nothing when all is well.
 * @param {string} name
 * @param {string[]} args
 */
const tool = (name, args) =>
  check(name, async () => {
    await runNode(name, args, { cwd: root });
    return '';
  });

/** @param {string} script */
async function runScript(script) {
  const { code } = await run(process.execPath, [script], { cwd: root, shown: true });
  if (code !== 0) throw new BuildFault(`${script} failed: see above.`);
}

try {
  checkNode(root);
  await step('packages', () => installPackages(root));
  const { provideTestBrowsers } = await import('./lib/browser.mjs');
  await step('browser', async () => (await provideTestBrowsers(root)) ?? "Playwright's own");

  const { provideNginx } = await import('./lib/nginx.mjs');
  await step('nginx', async () => {
    const nginx = await provideNginx();
    if (!nginx) return "left out, as it is neither here nor to be had: the phone is served by Node's server";
    return `${nginx.version} serves the phone${nginx.brotliModule ? '' : ', without brotli'}`;
  });

  // First, as the types of pictures and logos come from what it makes.
  await check('prepared', async () => {
    await runScript('scripts/prepare.mjs');
    return '';
  });
  await check('types', async () => {
    await runNode('next typegen', ['node_modules/next/dist/bin/next', 'typegen'], { cwd: root });
    // What ships and the tests apart: a half-written test doesn't stop `npm start`.
    for (const project of ['.', 'e2e']) {
      await runNode('tsc', ['node_modules/typescript/bin/tsc', '--noEmit', '--project', project], {
        cwd: root,
      });
    }
    return '';
  });
  await tool('lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', colors]);
  await tool('unused code', ['node_modules/knip/bin/knip.js']);
  await check('built', async () => {
    await runScript('scripts/build.mjs');
    return '';
  });
  const { validateHtml } = await import('./lib/html-validity.mjs');
  await check('valid HTML', () => validateHtml({ out: join(root, 'out') }));
  const { runPlaywright } = await import('./lib/playwright-run.mjs');
  totals.add(await runPlaywright(root));
} catch (error) {
  totals.add({ failed: 1 });
  console.error(explain(error));
}

console.log(`\n${totals}`);
process.exitCode = totals.failed ? 1 : 0;
