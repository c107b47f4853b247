const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time left: '2d 4h 7m' while a day or more is left, then '4h 7m 12s', and 'Expired' at zero.
 *
 * @param leftMs may be negative
 */
export function countdown(leftMs: number): string {
  if (leftMs <= 0) return 'Expired';
  const days = Math.floor(leftMs / DAY);
  const hours = Math.floor((leftMs % DAY) / HOUR);
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  return `${hours}h ${minutes}m ${Math.floor((leftMs % MINUTE) / SECOND)}s`;
}
