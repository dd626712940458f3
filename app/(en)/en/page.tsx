import { HomePage } from '@/app/_components/home-page/home-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'home');

export default HomePage;
