import { useEffect, useState } from 'react';

/** Milliseconds. */
const timeToRead = 5000;

/**
 * Copies texts to the clipboard.
 * @returns what became of the last one, for as long as it takes to read it, and the function that copies: it returns whether it could.
 * A copy is refused by the visitor, by a policy, or where the page is not served securely
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // Not shown to a visitor who returns from another page.
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
