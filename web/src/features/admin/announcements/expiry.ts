/** When an announcement expires. */
import type { Announcement } from '@torchbearer/contract/client';
import { fromShowClock, toShowClock } from '../season/show-clock.js';

export const EXPIRIES = [
  { value: 'never', label: 'Until it is removed' },
  { value: '1', label: 'For a day' },
  { value: '3', label: 'For three days' },
  { value: '7', label: 'For a week' },
  { value: 'date', label: 'Through a day of your choice' },
] as const;

export type Expiry = (typeof EXPIRIES)[number]['value'];

const DAY_MS = 86_400_000;

/**
 * @param lastDay 'YYYY-MM-DD' in the show's time zone; only read for 'date'
 * @param now ms
 * @returns an instant, null for never, undefined if the day is missing
 */
export function expiresAt(expiry: Expiry, lastDay: string, now: number): string | null | undefined {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now + Number(expiry) * DAY_MS).toISOString();
  const day = Date.parse(`${lastDay}T00:00Z`);
  if (Number.isNaN(day)) return undefined;
  // The midnight after the last day.
  return fromShowClock(`${new Date(day + DAY_MS).toISOString().slice(0, 10)}T00:00`) ?? undefined;
}

/** 'YYYY-MM-DD' in the show's time zone: the earliest day that can be chosen. */
export const showDay = (now: number): string => toShowClock(now).slice(0, 10);

/**
 * Whether it has expired.
 * @param now ms
 */
export const isExpired = ({ expiresAt: until }: Announcement, now: number): boolean =>
  until !== null && Date.parse(until) <= now;
