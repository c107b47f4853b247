import { useState } from 'react';
import { deviceStorage } from '../../storage.js';
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
  const [all, setAll] = useState(() => parseDismissed(deviceStorage.getItem(key)));
  const dismiss = (id: string, posted: readonly string[]): void => {
    // Read again: another tab may have dismissed some meanwhile.
    const next = withDismissed(parseDismissed(deviceStorage.getItem(key)), userId, id, posted);
    deviceStorage.setItem(key, JSON.stringify(next));
    setAll(next);
  };
  return { dismissed: all[userId] ?? [], dismiss };
}
