import { HomePage } from '@/app/_components/home/home-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'home');

export default HomePage;
