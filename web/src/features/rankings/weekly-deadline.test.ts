import { describe, expect, it } from 'vitest';
import { weekdayAndTime } from '../../time/format.js';
import { viewerWeekday, weeklyDeadline } from './weekly-deadline.js';

const monday = Date.parse('2030-10-07T12:00:00.000Z');

describe('the weekly pick deadline', () => {
  it('is the close of the active week', () => {
    const picksCloseAt = '2030-10-11T01:30:00.000Z';
    expect(weekdayAndTime(weeklyDeadline({ picksCloseAt }, monday))).toBe('Thursday 6:30 PM PT');
  });

  it('is the usual one without a week, in summer and in winter', () => {
    expect(weeklyDeadline(null, monday).toISOString()).toBe('2030-10-10T00:00:00.000Z');
    const december = Date.parse('2030-12-12T01:00:00.001Z');
    expect(weeklyDeadline(undefined, december).toISOString()).toBe('2030-12-19T01:00:00.000Z');
    expect(weekdayAndTime(weeklyDeadline(null, december))).toBe('Wednesday 5:00 PM PT');
  });

  it('is also shown by the viewer’s clock, if that differs', () => {
    const deadline = weeklyDeadline(null, monday);
    expect(viewerWeekday(deadline, 'Europe/Berlin')).toBe('Thursday 2:00 AM');
    expect(viewerWeekday(deadline, 'America/Vancouver')).toBeNull();
  });
});
