'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { useAddress } from '@/app/_components/shell/address-provider';
import { pageHref } from '@/app/_lib/addresses';
import { ErrorScreen } from './error-screen';

/** How browsers and bundlers word a part of the site that did not arrive. */
const loadFault = /chunk|failed to (fetch|load)|load failed|networkerror|dynamically imported module/i;

/**
 * What Next shows in place of a page that failed while rendering or loading. A part that is gone after a move is most
 * often that of an earlier deploy, so the page is loaded as a document. Never twice: a document that was loaded as this
 * very page has had that chance, and that is known without storing anything.
 */
export function RenderError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = useLocale();
  const address = useAddress();
  const fault = error instanceof Error ? error : new Error(String(error));
  const isLoadFault = loadFault.test(`${fault.name} ${fault.message}`);
  // Without a network the browser's own error page would come in place of ours, which can try again.
  const place = isLoadFault && navigator.onLine ? address?.place : undefined;
  const fresh = place && place !== 'unknown' && place !== address?.opened ? pageHref(locale, place) : null;

  useEffect(() => {
    if (fresh) location.replace(fresh);
  }, [fresh]);

  if (fresh) return null;
  if (!isLoadFault) return <ErrorScreen kind="render" error={fault} retry={retry} />;
  // React keeps a script that did not arrive as failed for good, so only a new document asks for it again.
  return <ErrorScreen kind="load" error={fault} retry={() => location.reload()} />;
}
