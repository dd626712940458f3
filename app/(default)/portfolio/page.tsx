import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { exportPage } from '@/app/_components/shell/export-page';

const { generateMetadata, Page } = exportPage('portfolio', PortfolioPage);

export { generateMetadata, Page as default };
