import { createRequire } from 'node:module';
import { basename } from 'node:path';
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
const { defaultLocale } = await import('./app/lib/locales.ts');
const { resolve } = createRequire(import.meta.url);

/** `work-item_name` for `.name` of `work-item.module.scss`: no two style sheets have one name. */
const nameOfClass = ({ resourcePath }, _pattern, name) => `${basename(resourcePath, '.module.scss')}_${name}`;

/**
 * Where the site relies on how Next works inside: look at each after an update. Gains are for Home
 * on a slow phone, in one run (Lighthouse, slow 4G and CPU 4x applied, medians of four).
 * - `delayScripts`: the ids `_R_` and `main-app` start a page. LCP 3.38 s becomes 2.81 s.
 * - `inlineStyles`: React takes a disabled style sheet as loaded. FCP 2.27 s becomes 1.73 s.
 * - `joinFlightData` knows how React writes long texts: 290 B less on every page, 520 B on Home.
 * - `headScript` registers the first `popstate` handler, or Next's would load documents for Back.
 * - `writeHistoryState`: Next replaces `history.replaceState` by a method of its own.
 * - `page-loader` deletes `_N_E_STYLE_LOAD`, so that webpack loads the sheets of a page.
 * - `webpack`: errors of Next's own router end in its own screen; ours takes its place. Its screen
 *   for unknown addresses, which is never shown, is in the payload of every page: 200 to 300 bytes.
 * - `next-intl` exports `use-intl` to browsers and keeps a formatter that nobody calls: 830 B less
 *   on every page without that entry of its own.
 * - `nameOfClass` leaves out the hash that Next adds: 520 B less HTML on Home, 720 on Portfolio.
 * - `UNNEEDED` names files that Next exports: those with a new name stay, which harms nobody.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  // Without hobbies their page is no part of the site.
  pageExtensions: ['ts', 'tsx', ...(hobbies.length ? ['hobbies.tsx'] : [])],
  basePath,
  // `globalNotFound`: two root layouts (French, the others) leave no single layout for a 404 page.
  // `cssChunking`: each page brings its own styles; larger sheets would be 3 kB more on every page.
  // `agentUpgrade`: an advisory would stop a build; Dependabot proposes updates.
  experimental: { globalNotFound: true, cssChunking: false, agentUpgrade: false },
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
  // webpack, not Turbopack: 20 kB less on every page.
  webpack(webpackConfig, { isServer }) {
    if (!isServer) webpackConfig.resolve.alias['next-intl$'] = 'use-intl';
    const rules = webpackConfig.module.rules.flatMap(({ oneOf = [] }) => oneOf);
    const ofSheets = rules.filter(({ test }) => test instanceof RegExp && test.test('a.module.scss'));
    for (const { options } of ofSheets.flatMap(({ use }) => use)) {
      if (options?.modules) options.modules.getLocalIdent = nameOfClass;
    }
    webpackConfig.module.rules.push({
      test: /\.glsl$/,
      type: 'javascript/auto',
      use: [resolve('./scripts/glsl-loader.ts')],
    });
    for (const folder of ['dist', 'dist/esm']) {
      const builtIn = (name) => resolve(`next/${folder}/client/components/builtin/${name}.js`);
      webpackConfig.resolve.alias[builtIn('global-error')] = resolve('./app/global-error.tsx');
      webpackConfig.resolve.alias[builtIn('not-found')] = resolve('./app/shell/errors/no-screen.tsx');
    }
    return webpackConfig;
  },
  // Next's own id is random: with a fixed one the same input gives the same bytes.
  generateBuildId: () => 'site',
  // Set by scripts/test.ts, which checks all types itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
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
      path: './messages',
      format: { codec: './scripts/lib/messages-codec.ts', extension: '.json' },
      locales: 'infer',
      sourceLocale: defaultLocale,
      precompile: true,
    },
  },
});

// `npm run analyze` shows what each script of the site is made of.
export default bundleAnalyzer({ enabled: process.env.ANALYZE === 'true' })(withNextIntl(config));
