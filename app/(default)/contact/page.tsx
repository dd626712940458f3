import { ContactPage } from '@/app/contact/contact-page';
import { exportPage } from '@/app/document/export-page';

const { generateMetadata, Page } = exportPage('contact', ContactPage);

export { generateMetadata, Page as default };
