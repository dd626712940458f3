import { ContactPage } from '@/app/_components/contact/contact-page';
import { exportPage } from '@/app/_components/shell/export-page';

const { generateMetadata, Page } = exportPage('contact', ContactPage);

export { generateMetadata, Page as default };
