export { generateStaticParams } from '@/app/shell/export-page';
export { webManifest as GET } from '@/app/shell/web-manifest';

export const dynamic = 'force-static';
