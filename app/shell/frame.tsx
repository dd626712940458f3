import { type ReactNode, use } from 'react';
import { AwaitedContext } from '@/app/router/contexts';
import { PageFooter } from './footer';
import { Navigation } from './navigation';
import { Progress } from './progress';
import { SkipLink } from './skip-link';

/** What is around every page, and around the error screen. */
export function Frame({ commit, children }: { commit: string; children: ReactNode }) {
  const isWaiting = use(AwaitedContext) !== null;
  return (
    <>
      <SkipLink />
      <Progress />
      <Navigation />
      <div id="main" aria-busy={isWaiting || undefined}>
        {children}
      </div>
      <PageFooter commit={commit} />
    </>
  );
}
