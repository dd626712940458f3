import { ExoplanetsPage } from '@/app/exoplanets/exoplanets-page';
import { exportPage } from '@/app/shell/export-page';

const { generateMetadata, Page } = exportPage('hobbies', ExoplanetsPage);

export { generateMetadata, Page as default };
