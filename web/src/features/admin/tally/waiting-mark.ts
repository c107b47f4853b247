/** Whether entries of an admin wait in this browser: a page finds out without loading the tally. */
const keyOf = (userId: string): string => `torchbearer.tally-waits.${userId}`;

export const hasWaitingTally = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== null;

export function markWaitingTally(userId: string, waits: boolean): void {
  if (waits) localStorage.setItem(keyOf(userId), 'yes');
  else localStorage.removeItem(keyOf(userId));
}
