export { webManifest as GET } from '@/app/_lib/search-engines/web-manifest';

export const dynamic = 'force-static';
