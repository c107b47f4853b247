import { useEffect, useState } from 'react';
import { keepText, readKeptText } from './kept-order.js';

/** The typed names, not applied yet; null if there are none. Stored in this tab like the order. */
export function useTypedNames(userId: string) {
  const [typed, setTyped] = useState(() => readKeptText(sessionStorage, userId));
  /** Those of an earlier visit are on the screen. */
  const [restored, setRestored] = useState(typed !== null);
  useEffect(() => keepText(sessionStorage, userId, typed), [userId, typed]);
  return {
    typed,
    restored,
    type: (text: string): void => setTyped(text),
    forget: (): void => {
      setTyped(null);
      setRestored(false);
    },
  };
}
