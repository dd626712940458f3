import words from '@/app/_components/home/home.words';
import { HomePage } from '@/app/_components/home/home-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'home');

export default function Page() {
  return (
    <ExportedPage locale="en" page="home" words={words}>
      <HomePage />
    </ExportedPage>
  );
}
