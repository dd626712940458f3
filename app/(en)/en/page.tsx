import { HomePage } from '@/app/_components/home/home-page';
import { pageMetadata } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';

export const metadata = pageMetadata('en', 'home');

export default function Page() {
  return (
    <>
      <StructuredData locale="en" route="home" />
      <HomePage />
    </>
  );
}
