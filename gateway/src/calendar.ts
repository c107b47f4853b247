/** The season's deadlines as iCalendar (RFC 5545). */
import type { GetScheduleResponse, Week } from '@torchbearer/proto/league/v1/league';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { given } from './forward/given.js';

/** How often calendar programs should refresh, in seconds. */
const REFRESH_S = 3_600;
/** How long before a close the alarm rings, in seconds. */
const ALARM_S = 2 * 3_600;

const pacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

interface Deadline {
  /** Stays the same when the time changes, so that a calendar moves the event instead of adding another. */
  readonly id: string;
  readonly at: Date | undefined;
  readonly summary: string;
  readonly page: string;
  readonly alarm?: boolean;
}

const closeOf = (week: Week): Deadline => ({
  id: `week-${week.id}-close`,
  at: given(week.picksCloseAt),
  summary: `Week ${week.weekNumber}: picks close`,
  page: '/weekly-picks',
  alarm: true,
});

/** The library escapes the events' texts but not the calendar's name: a line break would start another line. */
const calendarText = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[\\;,]/g, String.raw`\$&`);

/** @param site origin of the events' links */
export function calendarOf({ season: settings, weeks }: GetScheduleResponse, site: string): string {
  const season = given(settings);
  const calendar = ical({
    name: calendarText(`Torchbearer: ${season.name}`),
    prodId: { company: 'Torchbearer', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  const deadlines: readonly Deadline[] = [
    { id: 'rankings-close', at: season.rankingsCloseAt, summary: 'Rankings close', page: '/preseason-rank' },
    { id: 'draft', at: season.draftAt, summary: 'Draft', page: '/dashboard' },
    ...weeks.map(closeOf),
  ];
  for (const deadline of deadlines) {
    if (deadline.at) calendar.createEvent(eventOf(deadline, deadline.at, site));
  }
  return calendar.toString();
}

/**
 * An event without an end. Nothing counts how often a deadline has moved: SEQUENCE and DTSTAMP are the deadline's
 * own time, so that the same schedule gives the same bytes and a later deadline a newer event.
 */
function eventOf({ id, summary, page, alarm }: Deadline, at: Date, site: string): ICalEventData {
  return {
    id: `${id}@torchbearer`,
    start: at,
    stamp: at,
    sequence: Math.max(0, Math.floor(at.getTime() / 60_000)),
    summary,
    description: `${pacificTime.format(at)} PT`,
    url: site + page,
    ...(alarm && { alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_S, description: summary }] }),
  };
}
