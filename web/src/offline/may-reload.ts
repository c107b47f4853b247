/** A screen that is still missing so soon after a reload is missing for another reason. */
const LOOP_MS = 60_000;

interface Moment {
  /** When this tab last reloaded for a missing screen, in milliseconds; null if never. */
  readonly lastAt: number | null;
  readonly now: number;
  readonly isOnline: boolean;
}

/** Whether reloading the page can bring a missing screen: not without a network, and not repeatedly. */
export function mayReload({ lastAt, now, isOnline }: Moment): boolean {
  if (!isOnline) return false;
  return lastAt === null || Math.abs(now - lastAt) > LOOP_MS;
}
