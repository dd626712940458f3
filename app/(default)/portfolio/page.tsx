import { exportPage } from '@/app/document/export-page';
import { PortfolioPage } from '@/app/portfolio/portfolio-page';

const { generateMetadata, Page } = exportPage('portfolio', PortfolioPage);

export { generateMetadata, Page as default };
