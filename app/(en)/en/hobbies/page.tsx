import words from '@/app/_components/exoplanets/exoplanets.words';
import { ExoplanetsPage } from '@/app/_components/exoplanets/exoplanets-page';
import { exportPage } from '@/app/_components/shell/site';

const { metadata, Page } = exportPage('en', 'hobbies', words, ExoplanetsPage);

export { metadata, Page as default };
