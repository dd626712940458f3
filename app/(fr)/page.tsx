import words from '@/app/_components/home/home.words';
import { HomePage } from '@/app/_components/home/home-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'home');

export default function Page() {
  return (
    <ExportedPage locale="fr" page="home" words={words}>
      <HomePage />
    </ExportedPage>
  );
}
