import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { ofActiveWeek } from './active-week.js';

it('treats an empty response as no active week', () => {
  for (const empty of [null, undefined, {}]) {
    expect(() => ofActiveWeek(empty)).toThrow(
      new ApiError(404, 'NO_ACTIVE_WEEK', 'No active week is available yet.'),
    );
  }
});

it('returns a response with a week unchanged', () => {
  const mine = { week: { weekNumber: 7 } } as MyPicks;
  expect(ofActiveWeek(mine)).toBe(mine);
});
