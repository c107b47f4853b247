import { describe, expect, it } from 'vitest';
import {
  inShowTime,
  inViewerTime,
  timeOfDay,
  toTheSecond,
  toTheSecondForViewer,
  weekdayAndTime,
} from './format.js';

const deadline = '2030-10-10T00:00:00.000Z';

describe('a deadline', () => {
  it('is shown in the show’s time zone', () => {
    expect(inShowTime(deadline)).toBe('Wed, Oct 9, 5:00 PM PT');
    expect(weekdayAndTime(deadline)).toBe('Wednesday 5:00 PM PT');
    expect(timeOfDay(deadline)).toBe('5:00 PM');
  });

  it('follows daylight saving time', () => {
    expect(inShowTime('2030-12-12T01:00:00.000Z')).toBe('Wed, Dec 11, 5:00 PM PT');
  });

  it('is shown in the viewer’s time zone, too', () => {
    expect(inViewerTime(deadline, 'Europe/Berlin')).toBe('Thu, Oct 10, 2:00 AM');
  });

  it('is shown once if the viewer’s clock shows the same', () => {
    expect(inViewerTime(deadline, 'America/Los_Angeles')).toBeNull();
    expect(inViewerTime(deadline, 'America/Vancouver')).toBeNull();
  });
});

it('shows the time of a receipt to the second', () => {
  const saved = '2030-10-09T23:59:58.900Z';
  expect(toTheSecond(saved)).toBe('Wed, Oct 9, 4:59:58 PM PT');
  expect(toTheSecondForViewer(saved, 'Europe/Berlin')).toBe('Thu, Oct 10, 1:59:58 AM');
  expect(toTheSecondForViewer(saved, 'America/Vancouver')).toBeNull();
});
