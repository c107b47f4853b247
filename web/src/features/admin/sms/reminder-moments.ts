/** The moments before the close at which players without a pick are reminded. */
import type { ReminderStatus } from '@torchbearer/contract/client';

/** Minutes before the close; shown until there is a week to compute times from. */
const MINUTES_BEFORE = [2_880, 1_440, 300, 120] as const;

export interface ReminderMoment {
  /** '48 h before' */
  readonly label: string;
  /** null without an active week. */
  readonly at: string | null;
  readonly state: 'Sent' | 'Skipped' | 'Passed' | 'Coming up' | 'Off' | null;
  /** Why no player was reminded; null if that is not so. */
  readonly reason: string | null;
}

export function reminderMoments({ enabled, next }: ReminderStatus): readonly ReminderMoment[] {
  if (next.length === 0) {
    return MINUTES_BEFORE.map((minutes) => ({
      label: labelOf(minutes),
      at: null,
      state: null,
      reason: null,
    }));
  }
  return next.map(({ minutesBefore, at, sent, skipped }) => ({
    label: labelOf(minutesBefore),
    at,
    state: stateOf(enabled, sent, skipped !== null),
    reason: enabled ? skipped : null,
  }));
}

// With reminders off, a moment passes but nothing is sent.
function stateOf(enabled: boolean, isOver: boolean, isSkipped: boolean): ReminderMoment['state'] {
  if (!enabled) return isOver ? 'Passed' : 'Off';
  if (isSkipped) return 'Skipped';
  return isOver ? 'Sent' : 'Coming up';
}

const labelOf = (minutesBefore: number): string => `${String(Math.round(minutesBefore / 60))} h before`;
