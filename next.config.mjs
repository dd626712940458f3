import { createRequire } from 'node:module';
import bundleAnalyzer from '@next/bundle-analyzer';
import createNextIntlPlugin from 'next-intl/plugin';
import { register } from 'tsx/esm/api';

// From here on Node imports the TypeScript of scripts/, also in the processes that Next starts.
register();
const { pageOfChunk } = await import('./scripts/lib/page-of-chunk.ts');
const { readSettings } = await import('./scripts/lib/settings.ts');
const { basePath, siteUrl } = readSettings();
const { resolve } = createRequire(import.meta.url);

/**
 * Where the site relies on how Next works inside. After an update of Next look at each; what it gains was measured.
 * - `cacheGroups.site` below and page-of-chunk.ts: the names of Next's chunks. A page and a move to it share one chunk. Scripts
 *   before interactive are the same without it, within 400 B; what a visit saves was not measured.
 * - `delayScripts` in scripts/finish/finish.ts: `_R_` and `main-app` start a page. LCP 2.33 s becomes 1.54 s.
 * - `inlineStyles` there: React takes a disabled link to a style sheet as loaded. FCP 1.55 s becomes 0.87 s.
 * - `showAddress` in app/shell/address.tsx: Next ignores history entries without a state. Moves depend on it.
 * `UNNEEDED` in finish.ts names files that Next exports: when their names change, only unneeded files are kept.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Two root layouts (French, the others) leave no single layout for a 404 page.
  // Each page brings its own styles: gathered in larger sheets they would be 3 kB more on every page.
  experimental: { globalNotFound: true, cssChunking: false },
  // No server will run: without this Next lists every file that one would need, a third of the build's time.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_SITE_URL: siteUrl ?? '' },
  // webpack, not Turbopack: 20 kB less on every page, as it can gather shared modules (below) and adds less of its own.
  webpack(webpackConfig, { isServer, dev }) {
    webpackConfig.module.rules.push({
      test: /\.glsl$/,
      type: 'javascript/auto',
      use: [resolve('./scripts/glsl-loader.ts')],
    });
    // The same functions without a formatter for dates and lists, which next-intl's own entry always includes.
    webpackConfig.resolve.alias['next-intl$'] = 'use-intl';
    if (!isServer && !dev) {
      // With one form for the names of all chunks webpack lists them by number. Next's second form makes it list some of
      // them in an order that depends on its cache, and two builds of one commit differ.
      webpackConfig.output.chunkFilename = webpackConfig.output.filename;
      // Each module exists once: in the chunk of its page, which the page's two routes and a move to it share, or in
      // that of the site. By itself webpack copies modules under 20 kB into each chunk that needs them.
      webpackConfig.optimization.splitChunks.cacheGroups.site = {
        name: (_module, chunks) => {
          const pages = new Set(chunks.map(({ name }) => pageOfChunk(name)));
          // The error screen's document shares what others have; what only it needs stays with it.
          if (pages.size > 1) pages.delete('not-found');
          // What only two pages share stays away from the others: the facts of the works, for one.
          return pages.size <= 2 && !pages.has('site') ? [...pages].sort().join('-') : 'site';
        },
        test: ({ type, resource = '' }) => !type.startsWith('css') && !/next[\\/]dist/.test(resource),
        chunks: ({ name }) => pageOfChunk(name) !== undefined,
        minChunks: 2,
        priority: 50,
        enforce: true,
      };
    }
    return webpackConfig;
  },
  // Next's own id is random: with a fixed one the same input gives the same bytes. Only its own router reads it.
  generateBuildId: () => 'site',
  // Set by scripts/test.ts, which checks all types itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // Node loads them: they are native, or WebAssembly.
  serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler', 'sharp', 'subset-font'],
  reactStrictMode: true,
  devIndicators: false,
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/lib/request.ts',
  experimental: {
    // Compiled, so that no page ships a parser.
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'fr', precompile: true },
  },
});

export default bundleAnalyzer({ enabled: process.env.ANALYZE === 'true' })(withNextIntl(config));
