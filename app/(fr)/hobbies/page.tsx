import words from '@/app/_components/exoplanets/exoplanets.words';
import { ExoplanetsPage } from '@/app/_components/exoplanets/exoplanets-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'hobbies');

export default function Page() {
  return (
    <ExportedPage locale="fr" page="hobbies" words={words}>
      <ExoplanetsPage />
    </ExportedPage>
  );
}
