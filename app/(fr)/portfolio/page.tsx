import words from '@/app/_components/portfolio/portfolio.words';
import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { ExportedPage } from '@/app/_components/shell/site';
import { pageMetadata } from '@/app/_lib/metadata';

export const metadata = pageMetadata('fr', 'portfolio');

export default function Page() {
  return (
    <ExportedPage locale="fr" page="portfolio" words={words}>
      <PortfolioPage />
    </ExportedPage>
  );
}
