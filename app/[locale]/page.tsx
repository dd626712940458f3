import { HomePage } from '@/app/home/home-page';
import { exportPage } from '@/app/shell/export-page';

const { generateMetadata, Page } = exportPage('home', HomePage);

export { generateMetadata, Page as default };
