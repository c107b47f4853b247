import { useEffect, useState } from 'react';
import { tabStorage } from '../../storage.js';
import { storeUnsavedText, readUnsavedText } from './unsaved-order.js';

/** The typed names, not applied yet; null if there are none. Stored in this tab like the order. */
export function useTypedNames(userId: string) {
  const [typed, setTyped] = useState(() => readUnsavedText(tabStorage, userId));
  /** Whether the names of an earlier visit are on the screen. */
  const [restored, setRestored] = useState(typed !== null);
  useEffect(() => storeUnsavedText(tabStorage, userId, typed), [userId, typed]);
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
