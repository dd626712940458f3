import { PortfolioPage } from '@/app/portfolio/portfolio-page';
import { exportPage } from '@/app/shell/export-page';

const { generateMetadata, Page } = exportPage('portfolio', PortfolioPage);

export { generateMetadata, Page as default };
