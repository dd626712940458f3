import { exportPage } from '@/app/document/export-page';
import { HobbiesPage } from '@/app/hobbies/hobbies-page';

const { generateMetadata, Page } = exportPage('hobbies', HobbiesPage);

export { generateMetadata, Page as default };
