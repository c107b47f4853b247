/** A week's deadline as an iCalendar file (RFC 5545). */
import type { Week } from '@torchbearer/contract/client';
import { weekdayAndTime } from '../../time/format.js';

const OCTETS_A_LINE = 75;

/**
 * One event at the deadline with a reminder two hours before. Its UID is that of the calendar feed's event,
 * so that a calendar with both shows one, and a later file moves the event.
 *
 * @param site where picks are made: 'https://torchbearer.example/weekly-picks'
 * @param now ms since 1970: when the file is made
 */
export function deadlineFile(
  { id, weekNumber, picksCloseAt }: Pick<Week, 'id' | 'weekNumber' | 'picksCloseAt'>,
  site: string,
  now: number,
): string {
  const title = `Week ${String(weekNumber)}: picks close`;
  const description = `${weekdayAndTime(picksCloseAt)}. Make or change your pick until then: ${site}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Torchbearer//Weekly picks//EN',
    'BEGIN:VEVENT',
    `UID:week-${id}-close@torchbearer`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(picksCloseAt))}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${site}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

export const calendarFileName = (weekNumber: number): string => `week-${String(weekNumber)}.ics`;

/** '20301010T000000Z' */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Folded into lines of at most 75 octets, between characters; each continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > OCTETS_A_LINE) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
