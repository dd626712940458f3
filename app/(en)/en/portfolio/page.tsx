import { PortfolioPage } from '@/app/_components/portfolio/portfolio-page';
import { pageMetadata } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/search-engines/structured-data';

export const metadata = pageMetadata('en', 'portfolio');

export default function Page() {
  return (
    <>
      <StructuredData locale="en" route="portfolio" />
      <PortfolioPage />
    </>
  );
}
