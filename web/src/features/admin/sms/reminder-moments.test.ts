import { describe, expect, it } from 'vitest';
import { reminderMoments } from './reminder-moments.js';

const moment = (minutesBefore: number, sent: boolean, skipped: string | null = null) => ({
  ...{ weekNumber: 7, at: '2025-10-08T19:00:00.000Z' },
  ...{ minutesBefore, sent, skipped },
});

describe('the times of the reminders', () => {
  it('are four, also while no week is active', () => {
    const moments = reminderMoments({ enabled: true, next: [] });
    expect(moments.map(({ label }) => label)).toEqual([
      '48 h before',
      '24 h before',
      '5 h before',
      '2 h before',
    ]);
    expect(moments.every(({ at, state }) => at === null && state === null)).toBe(true);
  });

  it('say which of them are over', () => {
    const { enabled, next } = { enabled: true, next: [moment(2_880, true), moment(300, false)] };
    expect(reminderMoments({ enabled, next }).map(({ state }) => state)).toEqual(['Sent', 'Coming up']);
  });

  it('say why they were skipped, and not that they were sent', () => {
    const next = [moment(2_880, true, 'Picks were not open yet'), moment(1_440, true)];
    expect(reminderMoments({ enabled: true, next }).map(({ state, reason }) => [state, reason])).toEqual([
      ['Skipped', 'Picks were not open yet'],
      ['Sent', null],
    ]);
  });

  it('do not say that anything was sent while reminders are off', () => {
    const { enabled, next } = { enabled: false, next: [moment(2_880, true), moment(300, false)] };
    expect(reminderMoments({ enabled, next }).map(({ state }) => state)).toEqual(['Passed', 'Off']);
  });
});
