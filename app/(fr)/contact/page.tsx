import { ContactPage } from '@/app/_components/contact/contact-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'contact');

export default ContactPage;
