import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { ofActiveWeek } from './active-week.js';

it('takes an empty answer for the news that no week is active', () => {
  for (const empty of [null, undefined, {}]) {
    expect(() => ofActiveWeek(empty)).toThrow(
      new ApiError(404, 'NO_ACTIVE_WEEK', 'No active week is available yet.'),
    );
  }
});

it('hands on an answer with a week as it is', () => {
  const mine = { week: { weekNumber: 7 } } as MyPicks;
  expect(ofActiveWeek(mine)).toBe(mine);
});
