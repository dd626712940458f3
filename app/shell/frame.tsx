import type { ReactNode } from 'react';
import { PageFooter } from './footer';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';

/** What is around every page, and around the error screen. */
export function Frame({ commit, children }: { commit: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <div id="main">{children}</div>
      <PageFooter commit={commit} />
    </>
  );
}
