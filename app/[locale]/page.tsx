import { HomePage } from '@/app/_components/home/home-page';
import { exportPage } from '@/app/_components/shell/export-page';

const { generateMetadata, Page } = exportPage('home', HomePage);

export { generateMetadata, Page as default };
