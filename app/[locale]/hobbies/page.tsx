import { ExoplanetsPage } from '@/app/_components/exoplanets/exoplanets-page';
import { exportPage } from '@/app/_components/shell/export-page';

const { generateMetadata, Page } = exportPage('hobbies', ExoplanetsPage);

export { generateMetadata, Page as default };
