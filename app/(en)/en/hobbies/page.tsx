import { ExoplanetsPage } from '@/app/_components/exoplanets/exoplanets-page';
import { pageMetadata } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';

export const metadata = pageMetadata('en', 'hobbies');

export default function Page() {
  return (
    <>
      <StructuredData locale="en" route="hobbies" />
      <ExoplanetsPage />
    </>
  );
}
