'use client';

import { ErrorScreen } from './error-screen';

/** The error screen for a page that failed while rendering. */
export function RenderError({ error, retry }: { error: unknown; retry: () => void }) {
  const failure = error instanceof Error ? error : new Error(String(error));
  return <ErrorScreen kind="render" error={failure} retry={retry} />;
}
