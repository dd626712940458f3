export { viewport } from '@/app/lib/viewport';
export { RootLayout as default } from '@/app/shell/export-page';
