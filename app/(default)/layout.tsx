export { RootLayout as default } from '@/app/_components/shell/export-page';
export { viewport } from '@/app/_lib/viewport';
