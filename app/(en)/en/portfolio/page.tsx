import words from '@/app/_components/portfolio/portfolio.words';
import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('en', 'portfolio');

export default function Page() {
  return (
    <ExportedPage locale="en" page="portfolio" words={words}>
      <PortfolioPage />
    </ExportedPage>
  );
}
