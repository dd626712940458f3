import words from '@/app/_components/portfolio/portfolio.words';
import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { exportPage } from '@/app/_components/shell/site';

const { metadata, Page } = exportPage('fr', 'portfolio', words, PortfolioPage);

export { metadata, Page as default };
