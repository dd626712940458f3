import { ContactPage } from '@/app/_components/contact/contact-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'contact');

export default ContactPage;
