export { default, generateMetadata } from '@/app/(default)/portfolio/page';
