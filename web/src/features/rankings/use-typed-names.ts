import { useEffect, useState } from 'react';
import { keepText, readKeptText } from './kept-order.js';

/** The names as typed and not applied yet; null where there are none. Kept in this tab as the order is. */
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
