export { viewport } from '@/app/lib/viewport';
export { generateStaticParams, RootLayout as default } from '@/app/shell/export-page';

export const dynamicParams = false;
