/** Whether entries of an admin wait in this browser: a page finds out without loading the tally. */
import { deviceStorage } from '../../../storage.js';

const keyOf = (userId: string): string => `torchbearer.tally-waits.${userId}`;

export const hasWaitingTally = (userId: string): boolean => deviceStorage.getItem(keyOf(userId)) !== null;

export function markWaitingTally(userId: string, waits: boolean): void {
  if (waits) deviceStorage.setItem(keyOf(userId), 'yes');
  else deviceStorage.removeItem(keyOf(userId));
}
