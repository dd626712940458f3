import { useRef, useState } from 'react';
import type { Route } from '@/app/lib/address/addresses';

/** After this time a visitor wonders whether the tap was noticed. */
const noticeableWaitMs = 150;

/** The page that a move waits for, and a function that sets it; null when the wait is over. */
export function useAwaitedPage() {
  const [awaited, setAwaited] = useState<Route | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awaitPage = (route: Route | null) => {
    clearTimeout(timer.current);
    if (route) timer.current = setTimeout(() => setAwaited(route), noticeableWaitMs);
    else setAwaited(null);
  };
  return [awaited, awaitPage] as const;
}
