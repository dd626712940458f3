import { ContactPage } from '@/app/_components/contact-page/contact-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'contact');

export default ContactPage;
