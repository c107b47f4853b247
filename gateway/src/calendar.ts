/** The season's deadlines as iCalendar (RFC 5545). */
import type { GetScheduleResponse, Revision, Week } from '@torchbearer/proto/league/v1/league';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { given } from './forward/to-json.js';

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
  readonly revision: Revision | undefined;
  readonly alarm?: boolean;
}

const closeOf = (week: Week, revision: Revision | undefined): Deadline => ({
  id: `week-${week.id}-close@torchbearer`,
  at: given(week.picksCloseAt),
  summary: `Week ${week.weekNumber}: picks close`,
  page: '/weekly-picks',
  revision,
  alarm: true,
});

/** The library escapes the events' texts but not the calendar's name: a line break would start another line. */
const calendarText = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[\\;,]/g, String.raw`\$&`);

/** @param site origin of the events' links */
export function calendarOf(schedule: GetScheduleResponse, site: string): string {
  const season = given(schedule.season);
  const { weeks, weekRevisions, seasonRevision: revision } = schedule;
  // Weeks have ids of their own in each installation.
  const { host } = new URL(site);
  const calendar = ical({
    name: calendarText(`Torchbearer: ${season.name}`),
    prodId: { company: 'Torchbearer', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  const deadlines: readonly Deadline[] = [
    {
      id: `rankings-close@${host}`,
      at: season.rankingsCloseAt,
      summary: 'Rankings close',
      page: '/preseason-rank',
      revision,
    },
    { id: `draft@${host}`, at: season.draftAt, summary: 'Draft', page: '/dashboard', revision },
    ...weeks.map((week, place) => closeOf(week, weekRevisions[place])),
  ];
  for (const deadline of deadlines) {
    if (deadline.at) calendar.createEvent(eventOf(deadline, deadline.at, site));
  }
  return calendar.toString();
}

/** How long an event lasts, because some calendars show none without an end. */
const LASTS_MS = 15 * 60_000;

/**
 * Up to release 0.6, SEQUENCE was the deadline in minutes since 1970, and no deadline is later than 2199: calendars that
 * have such events take every one from here as newer. Never lower it.
 */
const PREVIOUS_SEQUENCES = Date.UTC(2200, 0) / 60_000;

/** The same schedule gives the same bytes. A deadline that has moved, earlier or later, gives a newer event. */
function eventOf({ id, summary, page, revision, alarm }: Deadline, at: Date, site: string): ICalEventData {
  return {
    id,
    start: at,
    end: new Date(at.getTime() + LASTS_MS),
    // A week that was added while league read them has no date yet.
    stamp: revision?.changedAt ?? new Date(0),
    sequence: PREVIOUS_SEQUENCES + (revision?.version ?? 0),
    summary,
    description: `${pacificTime.format(at)} PT`,
    url: site + page,
    ...(alarm && { alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_S, description: summary }] }),
  };
}
