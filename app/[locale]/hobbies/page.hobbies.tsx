export { default, generateMetadata } from '@/app/(default)/hobbies/page.hobbies';
