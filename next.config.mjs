import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import bundleAnalyzer from '@next/bundle-analyzer';
import { readSettings } from './scripts/lib/settings.mjs';

const { basePath, siteUrl } = readSettings(process.env);
const { resolve } = createRequire(import.meta.url);

/**
 * Names CSS classes by a hash alone, as each stands in the HTML, the styles and the scripts: up to a kilobyte a page.
 * Next has no setting for it, so the loader's own is set wherever Next uses that loader for modules.
 * @param {any[]} rules of webpack, nested
 */
function shortenClassNames(rules) {
  for (const { oneOf = [], use = [] } of rules.filter(Boolean)) {
    shortenClassNames(oneOf);
    for (const { options } of [use].flat()) {
      // Fonts are named by their families.
      if (!options?.modules?.getLocalIdent || options.fontLoader) continue;
      options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) => {
        const place = `${relative(import.meta.dirname, resourcePath)} ${name}`;
        return `c${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
      };
    }
  }
}

/**
 * The page that a chunk belongs to: its route in either language, or its import in page-modules.ts.
 * @param {string | undefined} chunk its name
 * @returns {string | undefined} `page-contact`; `site` for what surrounds every page; undefined for parts of pages
 */
function pageOf(chunk = '') {
  const [, move] = /^move-(\w+)$/.exec(chunk) ?? [];
  if (move) return `page-${move}`;
  const [isRoute, route = 'home'] = /^app\/\(\w+\)\/(?:en\/)?(?:(\w+)\/)?page$/.exec(chunk) ?? [];
  if (isRoute) return `page-${route}`;
  return chunk.startsWith('app/') ? 'site' : undefined;
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Two root layouts (French, English) leave no single layout a 404 could be composed from.
  experimental: { globalNotFound: true },
  // No server will run: without this Next lists every file that one would need, a third of the build's time.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_SITE_URL: siteUrl ?? '' },
  // webpack, not Turbopack: 20 kB less to the visitor on every page, as it lets shared modules be gathered (below) and
  // adds less of its own.
  webpack(webpackConfig, { isServer, dev }) {
    webpackConfig.module.rules.push({
      test: /\.words$/,
      type: 'javascript/auto',
      use: [resolve('./scripts/lib/words-loader.mjs')],
    });
    // The words arrive compiled, so next-intl can do without its parser.
    webpackConfig.resolve.alias['use-intl/format-message'] = resolve('use-intl/format-message/format-only');
    if (!dev) shortenClassNames(webpackConfig.module.rules);
    if (!isServer && !dev) {
      // Each module exists once: in the chunk of its page, which the page's two routes and a move to it share, or in
      // that of the site. By itself webpack copies modules under 20 kB into each chunk that needs them.
      webpackConfig.optimization.splitChunks.cacheGroups.site = {
        name: (_module, chunks) => {
          const pages = new Set(chunks.map(({ name }) => pageOf(name)));
          return pages.size === 1 ? [...pages][0] : 'site';
        },
        test: ({ type, resource = '' }) => !type.startsWith('css') && !/next[\\/]dist/.test(resource),
        chunks: ({ name }) => pageOf(name) !== undefined,
        minChunks: 2,
        priority: 50,
        enforce: true,
      };
    }
    return webpackConfig;
  },
  // Given by scripts/build.mjs: the same input gives the same bytes out.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  devIndicators: false,
};

export default bundleAnalyzer({ enabled: process.env.ANALYZE === 'true' })(config);
