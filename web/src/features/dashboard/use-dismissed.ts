import { useState } from 'react';
import { parseDismissed, withDismissed } from './dismissed.js';

const KEY = 'torchbearer.announcements-dismissed';

/** The ids that this user has dismissed in this browser, and a function to dismiss a posted one. */
export function useDismissed(userId: string): {
  readonly dismissed: readonly string[];
  readonly dismiss: (id: string, posted: readonly string[]) => void;
} {
  const [all, setAll] = useState(() => parseDismissed(localStorage.getItem(KEY)));
  const dismiss = (id: string, posted: readonly string[]): void => {
    // Read again: another tab may have dismissed some meanwhile.
    const next = withDismissed(parseDismissed(localStorage.getItem(KEY)), userId, id, posted);
    localStorage.setItem(KEY, JSON.stringify(next));
    setAll(next);
  };
  return { dismissed: all[userId] ?? [], dismiss };
}
