import bundleAnalyzer from '@next/bundle-analyzer';
import { readSettings } from './scripts/lib/settings.mjs';

const { basePath, siteUrl } = readSettings(process.env);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Two root layouts (French, English) leave no single layout a 404 could be composed from.
  experimental: { globalNotFound: true },
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_SITE_URL: siteUrl ?? '' },
  // Given by scripts/build.mjs: the same input gives the same bytes out.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  devIndicators: false,
};

export default bundleAnalyzer({ enabled: process.env.ANALYZE === 'true' })(config);
