import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'portfolio');

export default PortfolioPage;
