import { HobbiesPage } from '@/app/hobbies/hobbies-page';
import { exportPage } from '@/app/shell/export-page';

const { generateMetadata, Page } = exportPage('hobbies', HobbiesPage);

export { generateMetadata, Page as default };
