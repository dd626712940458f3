import { ExoplanetsPage } from '@/app/_components/exoplanets/exoplanets-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'hobbies');

export default ExoplanetsPage;
