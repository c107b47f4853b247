import { describe, expect, it } from 'vitest';
import { calendarFileName, deadlineFile } from './calendar-file.js';

const week = { id: 'a-week', weekNumber: 7, picksCloseAt: '2030-10-10T00:00:00.000Z' };
const now = Date.parse('2030-10-04T12:30:15.500Z');
const site = 'https://torchbearer.example/weekly-picks';

describe('the calendar file of a deadline', () => {
  const file = deadlineFile(week, site, now);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');

  it('is named after its week', () => expect(calendarFileName(7)).toBe('week-7.ics'));

  it('has the deadline in UTC', () => {
    expect(lines).toContain('DTSTART:20301010T000000Z');
    expect(lines).toContain('DURATION:PT15M');
    expect(lines).toContain('DTSTAMP:20301004T123015Z');
    expect(lines).toContain('SUMMARY:Week 7: picks close');
  });

  it('has the same event as the calendar feed, not a second one', () => {
    expect(lines).toContain('UID:week-a-week-close@torchbearer');
  });

  it('reminds two hours before', () => {
    expect(lines).toContain('TRIGGER:-PT2H');
  });

  it('ends every line with CRLF, and every BEGIN with its END', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const count = (word: string) => lines.filter((line) => line.startsWith(word)).length;
    expect(count('BEGIN:')).toBe(count('END:'));
  });

  it('limits lines to 75 octets, and splits no character', () => {
    const long = deadlineFile(week, `https://torchbearer.example/${'lagøon🔥'.repeat(20)}`, now);
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('lagøon🔥'.repeat(20));
  });

  it('escapes special characters', () => {
    const tricky = deadlineFile(week, 'https://a.example/x;y,z\\\nBEGIN:VEVENT', now).replaceAll('\r\n ', '');
    expect(tricky).toContain(String.raw`https://a.example/x\;y\,z\\\nBEGIN:VEVENT`);
  });
});
