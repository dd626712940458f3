import { HomePage } from '@/app/_components/home-page/home-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'home');

export default HomePage;
