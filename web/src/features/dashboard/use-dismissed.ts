import { useState } from 'react';
import { parseDismissed, withDismissed } from './dismissed.js';

const ANNOUNCEMENTS = 'torchbearer.announcements-dismissed';

/**
 * The ids that this user has dismissed in this browser, and a function to dismiss a posted one.
 * @param key in local storage
 */
export function useDismissed(
  userId: string,
  key = ANNOUNCEMENTS,
): {
  readonly dismissed: readonly string[];
  readonly dismiss: (id: string, posted: readonly string[]) => void;
} {
  const [all, setAll] = useState(() => parseDismissed(localStorage.getItem(key)));
  const dismiss = (id: string, posted: readonly string[]): void => {
    // Read again: another tab may have dismissed some meanwhile.
    const next = withDismissed(parseDismissed(localStorage.getItem(key)), userId, id, posted);
    localStorage.setItem(key, JSON.stringify(next));
    setAll(next);
  };
  return { dismissed: all[userId] ?? [], dismiss };
}
