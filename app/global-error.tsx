'use client';

import { lazy } from 'react';
import { loadMessages } from './lib/locales';

const LastResort = lazy(async () => {
  await loadMessages();
  return import('./shell/last-resort');
});

/** Shown by Next where the site itself fails. Every page loads this module, so it holds next to nothing. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return <LastResort {...props} />;
}
