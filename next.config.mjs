import { createRequire } from 'node:module';
import { hostname, networkInterfaces } from 'node:os';
import bundleAnalyzer from '@next/bundle-analyzer';
import slugify from '@sindresorhus/slugify';
import createNextIntlPlugin from 'next-intl/plugin';
import { register } from 'tsx/esm/api';

// From here on Node imports the TypeScript of scripts/, also in the processes that Next starts.
register();
const { readSettings } = await import('./scripts/lib/settings.ts');
// BASE_PATH and SITE_URL; Next has loaded .env files.
const { basePath, siteUrl } = readSettings(process.env);
const { profile } = await import('./content/profile.ts');
const { hobbies } = await import('./content/hobbies.ts');
const { ground } = await import('./app/lib/ground.ts');
const { defaultLocale } = await import('./app/lib/locales.ts');
const { resolve } = createRequire(import.meta.url);
/** `next dev` sets it. */
const isTurbopack = Boolean(process.env.TURBOPACK);
/** The names and addresses of this machine, by which a phone on its network asks for a page. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address))
  .concat(hostname(), `${hostname()}.local`);

/**
 * Where the site relies on how Next works inside, what it gains, and what fails when Next changes.
 * Gains are for Home on a slow phone, in one run (Lighthouse, slow 4G and CPU 4x applied, medians
 * of four).
 * - `delayScripts`: the ids `_R_` and `main-app` start a page. LCP 3.38 s becomes 2.81 s. Otherwise
 *   the build stops.
 * - `inlineStyles`: React takes a disabled style sheet as loaded. FCP 2.27 s becomes 1.73 s.
 *   Without links of React's the build stops.
 * - `headScript` registers the first `popstate` handler, or Next's would load documents for Back:
 *   `e2e/moves.spec.ts` counts documents.
 * - `writeHistoryState`: Next replaces `history.replaceState` by a method of its own, which would
 *   render the site once more. Without a method of Next's nothing changes.
 * - `HistoryUpdater` of Next writes a state when a page starts and keeps our `index` and `y` in it.
 *   Otherwise a reload is at the top of the page: `e2e/addresses.spec.ts`.
 * - `page-loader` deletes `_N_E_STYLE_LOAD`, so that webpack loads the sheets of a page. Otherwise
 *   a move waits for them in silence: `e2e/waiting.spec.ts`.
 * - `webpack` puts our screen in place of Next's for errors of its router:
 *   `e2e/error-screen.spec.ts`.
 * - `UNNEEDED` names files that Next exports. Those with a new name stay, and are in the offline
 *   copy: 95 kB for each visitor who has one.
 * @type {import('next').NextConfig}
 */
const config = {
  // In development a picture has a new name as soon as it is replaced, which no export could have.
  output: isTurbopack ? undefined : 'export',
  trailingSlash: true,
  // Without hobbies their page is no part of the site.
  pageExtensions: ['ts', 'tsx', ...(hobbies.length ? ['hobbies.tsx'] : [])],
  basePath,
  // `globalNotFound`: two root layouts (French, the others) leave no single layout for a 404 page.
  // `cssChunking`: each page brings its own styles; larger sheets would be 3 kB more on every page.
  // `agentUpgrade`: an advisory would stop a build; Dependabot proposes updates.
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    ...(!isTurbopack && { cssChunking: false }),
  },
  // Next would write rules for coding agents into AGENTS.md, which is the project's own.
  agentRules: false,
  // No server will run: to list the files that it would need takes a third of the build's time.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE_URL: siteUrl ?? '',
    // Known to webpack, which then leaves out the scripts of the page.
    NEXT_PUBLIC_HOBBIES: hobbies.length ? 'yes' : '',
    // For names of files. The tables that transliterate it stay out of the browser.
    NEXT_PUBLIC_OWNER: slugify(profile.name, { decamelize: false }),
  },
  // Each sheet has it as a variable.
  sassOptions: { additionalData: `$ground: ${ground};` },
  // In development Turbopack, which shows the first page sooner. Its pages are 20 kB larger.
  turbopack: { rules: { '*.glsl': { loaders: [resolve('./scripts/glsl-loader.ts')], as: '*.js' } } },
  allowedDevOrigins: ownAddresses,
  webpack(webpackConfig) {
    webpackConfig.module.rules.push({
      test: /\.glsl$/,
      type: 'javascript/auto',
      use: [resolve('./scripts/glsl-loader.ts')],
    });
    for (const folder of ['dist', 'dist/esm']) {
      const builtIn = (name) => resolve(`next/${folder}/client/components/builtin/${name}.js`);
      webpackConfig.resolve.alias[builtIn('global-error')] = resolve('./app/global-error.tsx');
    }
    return webpackConfig;
  },
  // Next's own id is random: with a fixed one the same input gives the same bytes.
  generateBuildId: () => 'site',
  // scripts/build.ts has checked them, and says which mistake is the owner's.
  typescript: { ignoreBuildErrors: true },
  // Node loads them: they are native, or WebAssembly.
  serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler', 'sharp'],
  reactStrictMode: true,
  devIndicators: false,
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/lib/intl-config.ts',
  experimental: {
    // Compiled, so that no page ships a parser.
    messages: {
      path: './.cache/messages',
      format: { codec: './scripts/lib/messages-codec.ts', extension: '.json' },
      locales: 'infer',
      sourceLocale: defaultLocale,
      precompile: true,
    },
  },
});

// `npm run analyze` shows what each script of the site is made of.
export default bundleAnalyzer({ enabled: process.env.ANALYZE === 'true' })(withNextIntl(config));
