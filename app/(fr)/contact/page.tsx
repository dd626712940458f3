import words from '@/app/_components/contact/contact.words';
import { ContactPage } from '@/app/_components/contact/contact-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'contact');

export default function Page() {
  return (
    <ExportedPage locale="fr" page="contact" words={words}>
      <ContactPage />
    </ExportedPage>
  );
}
