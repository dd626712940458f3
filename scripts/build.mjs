/** `npm run build`: makes out/, the whole site as files. Same inputs, same bytes. Leaves no out/ behind when it fails. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { moveAddressScripts } from './lib/address-script-first.mjs';
import { checkCv } from './lib/cv.mjs';
import { explain } from './lib/faults.mjs';
import { fingerprint, recordBuild } from './lib/fingerprint.mjs';
import { writeHeaders } from './lib/headers.mjs';
import { inlineStyles } from './lib/inline-styles.mjs';
import { delayScripts } from './lib/late-scripts.mjs';
import { nextBuild } from './lib/next-build.mjs';
import { root } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';
import { prepare } from './lib/prepare.mjs';
import { writeForSearchEngines } from './lib/search-engines.mjs';
import { readRemoteOrigin, writeSecurityPolicies } from './lib/security-policy.mjs';
import { writeServiceWorker } from './lib/service-worker.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

const out = join(root, 'out');
const removeOut = () => rmSync(out, { recursive: true, force: true });

try {
  removeOut();
  const settings = readSettings();
  const { basePath } = settings;
  const inputs = fingerprint(root, settings);

  await prepare(root);
  await step('cv', () => checkCv({ root }));
  await step('next build', () => nextBuild({ root, buildId: inputs.slice(0, 12) }));
  await step('address script', () => moveAddressScripts({ out }));
  await step('search engines', () => writeForSearchEngines({ root, out, settings }));
  await step('inline styles', () => inlineStyles({ out, basePath }));
  await step('late scripts', () => delayScripts({ out, basePath }));
  const remoteOrigin = await readRemoteOrigin(root);
  // The last step that changes HTML: its hashes are over what stands there.
  await step('security policies', () => writeSecurityPolicies({ out, remoteOrigin }));
  await step('service worker', () => writeServiceWorker({ out, basePath }));
  await step('headers', () => writeHeaders({ out, basePath, remoteOrigin }));
  await step('precompress', () => precompress({ out }));
  recordBuild(root, inputs);
} catch (error) {
  removeOut();
  console.error(explain(error));
  process.exit(1);
}
