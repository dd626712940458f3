import { exportPage } from '@/app/document/export-page';
import { HomePage } from '@/app/home/home-page';

const { generateMetadata, Page } = exportPage('home', HomePage);

export { generateMetadata, Page as default };
