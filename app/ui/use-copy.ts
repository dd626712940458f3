import { useEffect, useState } from 'react';

const timeToReadInMs = 5000;

/**
 * Copies texts to the clipboard. The visitor or a policy may refuse it, and so do browsers on pages
 * that are not served securely.
 * @returns the outcome of the last copy, for some seconds, and a function that copies and returns
 * whether it could
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // A page that is left is only hidden: the outcome is reset, as it would still be shown on return.
  useEffect(() => () => setOutcome(null), []);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, timeToReadInMs, null);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string): Promise<boolean> => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      return true;
    } catch {
      setOutcome('refused');
      return false;
    }
  };
  return [outcome, copy] as const;
}
