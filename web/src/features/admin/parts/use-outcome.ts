import { useCallback, useEffect, useState } from 'react';
import { errorSentence } from '../../../api/error-sentence.js';

/** How long the word of a success stands. */
const SUCCESS_MS = 2_000;

export interface Outcome {
  readonly kind: 'success' | 'failure';
  readonly words: string;
}

/** What the last action of a form or list led to. A success clears itself; a failure stays until the next try. */
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
    /** The server's own sentence where there is one. */
    fail: useCallback(
      (error: unknown, fallback: string) =>
        setOutcome({ kind: 'failure', words: errorSentence(error, fallback) }),
      [],
    ),
    /** What the screen itself found wrong. */
    refuse: useCallback((words: string) => setOutcome({ kind: 'failure', words }), []),
    clear: useCallback(() => setOutcome(null), []),
  };
}
