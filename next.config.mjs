import { createRequire } from 'node:module';
import bundleAnalyzer from '@next/bundle-analyzer';
import { readSettings } from './scripts/lib/settings.mjs';

const { basePath, siteUrl } = readSettings(process.env);
const { resolve } = createRequire(import.meta.url);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Two root layouts (French, English) leave no single layout a 404 could be composed from.
  experimental: { globalNotFound: true },
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
    if (!isServer && !dev) {
      // What stands around every page exists once: by itself webpack copies shared modules under 20 kB into each chunk
      // that needs them. Two chunks are the French and the English route of one page, which are never loaded together.
      webpackConfig.optimization.splitChunks.cacheGroups.site = {
        name: 'site',
        test: ({ type, resource = '' }) => !type.startsWith('css') && !/next[\\/]dist/.test(resource),
        minChunks: 3,
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
