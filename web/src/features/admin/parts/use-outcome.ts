import { useCallback, useEffect, useState } from 'react';
import { errorSentence } from '../../../api/error-sentence.js';

/** How long a success message shows. */
const SUCCESS_MS = 2_000;

export interface Outcome {
  readonly kind: 'success' | 'failure';
  readonly words: string;
}

/**
 * The result of the last action of a form or list. A success clears itself; a failure stays until the next
 * try.
 */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome?.kind !== 'success') return;
    const timer = setTimeout(() => setOutcome(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    succeed: useCallback((words: string) => setOutcome({ kind: 'success', words }), []),
    /** The server's own sentence, if it sent one. */
    fail: useCallback(
      (error: unknown, fallback: string) =>
        setOutcome({ kind: 'failure', words: errorSentence(error, fallback) }),
      [],
    ),
    /** An error that the screen itself found. */
    refuse: useCallback((words: string) => setOutcome({ kind: 'failure', words }), []),
    clear: useCallback(() => setOutcome(null), []),
  };
}
