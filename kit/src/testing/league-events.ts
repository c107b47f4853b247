/** What the services of a league publish about it, for tests of a service that copies it. */
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import {
  CastawayChanged,
  GroupChanged,
  RosterChanged,
  SeasonChanged,
  WeekChanged,
} from '@torchbearer/proto/league/v1/events';
import { PickChanged, WeekLocked } from '@torchbearer/proto/picks/v1/events';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import type { BusMessage } from '../bus/bus.js';
import type { EventTopic } from '../outbox/event.js';
import { createEventLine } from './event-line.js';

const WEEK_MS = 7 * 24 * 3_600_000;
const later = (instant: string, weeks: number): Date => new Date(Date.parse(instant) + weeks * WEEK_MS);

/** Week 3 of the test season opens on a Thursday morning in Pacific time, and closes on Wednesday, 5 PM. */
export const opening = (weekNumber: number): Date => later('2025-10-02T16:00:00Z', weekNumber - 3);
export const close = (weekNumber: number): Date => later('2025-10-09T00:00:00Z', weekNumber - 3);

/** An id that a test can write down: of one kind of entity, and of its number. */
export const uuid = (group: number, number: number): string =>
  `00000000-0000-4000-8000-${String(group).padStart(4, '0')}${String(number).padStart(8, '0')}`;
export const playerId = (number: number): string => uuid(1, number);
export const castawayId = (number: number): string => uuid(2, number);
export const weekId = (number: number): string => uuid(3, number);
export const pickId = (player: number, week: number): string => uuid(4, player * 100 + week);

/** The fields of an event that `fromPartial` completes. */
type Fields<T> = Partial<T>;

export type LeagueEvents = ReturnType<typeof createLeagueEvents>;

/**
 * Each function queues the next version of one entity and returns it. To change an entity, pass it whole, with its
 * id. @param queued what is to be published
 */
export function createLeagueEvents(queued: BusMessage[]) {
  const { changed, removed, newest } = createEventLine(queued);
  const add = <T extends { version: number }>(topic: EventTopic<T>, event: T): T => {
    changed(topic, event);
    return event;
  };
  return {
    /** The newest version of everything that was queued. */
    newest,
    removed,
    user: (fields: Fields<UserChanged> = {}) =>
      add(
        Topics.user,
        UserChanged.fromPartial({
          ...{ id: randomUUID(), name: 'Robin', email: 'robin@example.com' },
          ...fields,
        }),
      ),
    castaway: (fields: Fields<CastawayChanged> = {}) =>
      add(
        Topics.castaway,
        CastawayChanged.fromPartial({ id: randomUUID(), name: 'Ash', tribe: 'Ember', ...fields }),
      ),
    /** By default active, with the times of the test season. */
    week: (weekNumber: number, fields: Fields<WeekChanged> = {}) =>
      add(
        Topics.week,
        WeekChanged.fromPartial({
          ...{ id: randomUUID(), weekNumber, isActive: true, wasEverActive: true },
          ...{ picksOpenAt: opening(weekNumber), picksCloseAt: close(weekNumber) },
          ...fields,
        }),
      ),
    season: (fields: Fields<SeasonChanged>) => add(Topics.season, SeasonChanged.fromPartial(fields)),
    /** Castaways by round: the first was drafted in round 1. */
    roster: (userId: string, castawayIds: readonly string[], fields: Fields<RosterChanged> = {}) => {
      const picks = castawayIds.map((castaway, place) => ({
        ...{ id: randomUUID(), castawayId: castaway },
        ...{ round: place + 1, pickNumber: place + 1 },
      }));
      return add(Topics.roster, RosterChanged.fromPartial({ userId, picks, ...fields }));
    },
    group: (fields: Fields<GroupChanged>) => add(Topics.group, GroupChanged.fromPartial(fields)),
    pick: (userId: string, weekNumber: number, castaway: string, fields: Fields<PickChanged> = {}) =>
      add(
        Topics.pick,
        PickChanged.fromPartial({
          ...{ id: randomUUID(), userId, weekNumber, castawayId: castaway, submittedAt: new Date(0) },
          ...fields,
        }),
      ),
    weekLocked: (fields: Fields<WeekLocked>) => add(Topics.lockedWeek, WeekLocked.fromPartial(fields)),
    /** All points of a week, by castaway; empty for an undone save. */
    scored: (weekNumber: number, points: Readonly<Record<string, number>>) =>
      add(
        Topics.scoredWeek,
        WeekScored.fromPartial({
          weekNumber,
          points: Object.entries(points).map(([id, value]) => ({ castawayId: id, points: value })),
        }),
      ),
    audited: (fields: Fields<AuditRecorded>, topic: typeof Topics.leagueAudit = Topics.leagueAudit) =>
      add(topic, AuditRecorded.fromPartial({ id: randomUUID(), at: new Date(), ...fields })),
  };
}

/** Events of a league whose entities have small numbers. */
export const numberedLeague = (events: LeagueEvents) => ({
  user: (number: number, fields: Fields<UserChanged> = {}) =>
    events.user({
      ...{ id: playerId(number), name: `Player ${number}`, email: `player${number}@example.com` },
      ...fields,
    }),
  userDeleted: (number: number) => events.removed(Topics.user, playerId(number)),
  castaway: (number: number, fields: Fields<CastawayChanged> = {}) =>
    events.castaway({ id: castawayId(number), name: `Castaway ${number}`, ...fields }),
  castawayDeleted: (number: number) => events.removed(Topics.castaway, castawayId(number)),
  /** @param rankedAtMinute null for a player without a ranking */
  roster: (number: number, castaways: readonly number[], rankedAtMinute: number | null = null) =>
    events.roster(playerId(number), castaways.map(castawayId), {
      ...(rankedAtMinute !== null && {
        rankingsSubmittedAt: new Date(Date.UTC(2030, 0, 1, 0, rankedAtMinute)),
      }),
    }),
  rosterDeleted: (number: number) => events.removed(Topics.roster, playerId(number)),
  pick: (player: number, weekNumber: number, castaway: number, fields: Fields<PickChanged> = {}) =>
    events.pick(playerId(player), weekNumber, castawayId(castaway), {
      id: pickId(player, weekNumber),
      ...fields,
    }),
  scored: (weekNumber: number, points: Readonly<Record<number, number>>) =>
    events.scored(
      weekNumber,
      Object.fromEntries(
        Object.entries(points).map(([number, value]) => [castawayId(Number(number)), value]),
      ),
    ),
});
