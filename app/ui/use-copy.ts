import { useEffect, useState } from 'react';

/** Milliseconds. */
const timeToRead = 5000;

/**
 * Copies texts to the clipboard. The visitor or a policy may refuse it, and so does a browser where the page is not served securely:
 * contact-page.tsx then asks the visitor to select the text, share.tsx shows the link in the address bar.
 * @returns the outcome of the last copy, for some seconds, and the function that copies and returns whether it could
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // A page that is left is only hidden: the outcome is reset, as it would still be shown on return.
  useEffect(() => () => setOutcome(null), []);
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(null), timeToRead);
    return () => clearTimeout(timer ?? undefined);
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
