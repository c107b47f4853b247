import { expect, it } from 'vitest';
import { reminderMoment } from './reminder-moment.js';

it('the reminder goes out five hours before picks close, in summer and in winter', () => {
  expect(reminderMoment('2025-10-09T00:00:00.000Z')).toBe('Wednesday noon PT');
  expect(reminderMoment('2025-11-27T01:00:00.000Z')).toBe('Wednesday noon PT');
});

it('a week that closes at another hour has its reminder at another hour', () => {
  expect(reminderMoment('2025-11-26T22:30:00.000Z')).toBe('Wednesday 9:30 AM PT');
});

it('without an open week the usual hour is shown', () => {
  expect(reminderMoment(null)).toBe('Wednesday noon PT');
});
