import { ContactPage } from '@/app/_components/contact-page/contact-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'contact');

export default ContactPage;
