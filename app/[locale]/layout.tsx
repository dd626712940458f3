export { generateStaticParams, RootLayout as default } from '@/app/shell/export-page';
export { viewport } from '@/app/shell/metadata';

export const dynamicParams = false;
