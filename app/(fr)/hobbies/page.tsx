import { HobbiesPage } from '@/app/_components/hobbies-page/hobbies-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'hobbies');

export default HobbiesPage;
