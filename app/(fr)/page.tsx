import words from '@/app/_components/home/home.words';
import { HomePage } from '@/app/_components/home/home-page';
import { exportPage } from '@/app/_components/shell/site';

const { metadata, Page } = exportPage('fr', 'home', words, HomePage);

export { metadata, Page as default };
