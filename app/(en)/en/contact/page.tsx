import words from '@/app/_components/contact/contact.words';
import { ContactPage } from '@/app/_components/contact/contact-page';
import { exportPage } from '@/app/_components/shell/site';

const { metadata, Page } = exportPage('en', 'contact', words, ContactPage);

export { metadata, Page as default };
