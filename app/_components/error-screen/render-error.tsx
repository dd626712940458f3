'use client';

import { ErrorScreen } from './error-screen';

/** How browsers and bundlers word a part of the site that did not arrive. */
const loadFault = /chunk|failed to (fetch|load)|load failed|networkerror|dynamically imported module/i;

/** What Next shows in place of a page that failed while rendering or loading. */
export function RenderError({ error, retry }: { error: unknown; retry: () => void }) {
  const fault = error instanceof Error ? error : new Error(String(error));
  const isLoadFault = loadFault.test(`${fault.name} ${fault.message}`);
  if (!isLoadFault) return <ErrorScreen kind="render" error={fault} retry={retry} />;
  // React keeps a script that did not arrive as failed for good, so only a new document asks for it again.
  return <ErrorScreen kind="load" error={fault} retry={() => location.reload()} />;
}
