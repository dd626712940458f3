import words from '@/app/_components/contact/contact.words';
import { ContactPage } from '@/app/_components/contact/contact-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'contact');

export default function Page() {
  return (
    <ExportedPage locale="en" page="contact" words={words}>
      <ContactPage />
    </ExportedPage>
  );
}
