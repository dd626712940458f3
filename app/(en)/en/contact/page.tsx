import { ContactPage } from '@/app/_components/contact/contact-page';
import { pageMetadata } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';

export const metadata = pageMetadata('en', 'contact');

export default function Page() {
  return (
    <>
      <StructuredData locale="en" route="contact" />
      <ContactPage />
    </>
  );
}
