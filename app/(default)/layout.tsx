export { RootLayout as default } from '@/app/document/export-page';
export { viewport } from '@/app/document/metadata';
