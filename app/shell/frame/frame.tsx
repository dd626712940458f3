import { type ReactNode, use } from 'react';
import { AwaitedContext } from '@/app/router/router-contexts';
import { PageFooter } from './footer';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';
import { WaitingLine } from './waiting-line';

/** What is around every page, and around the error screen. */
export function Frame({ commit, children }: { commit: string; children: ReactNode }) {
  const isWaiting = use(AwaitedContext) !== null;
  return (
    <>
      <SkipLink />
      <WaitingLine />
      <Navigation />
      <div id="main" aria-busy={isWaiting || undefined}>
        {children}
      </div>
      <PageFooter commit={commit} />
    </>
  );
}
