/**
 * Test events: what other services would publish, queued with each entity's next version. Entities have small
 * numbers.
 */
import type { BusMessage } from '@torchbearer/kit';
import { createEventLine } from '@torchbearer/kit/testing';
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import {
  CastawayChanged,
  RosterChanged,
  SeasonChanged,
  WeekChanged,
} from '@torchbearer/proto/league/v1/events';
import { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';

export const uuid = (group: number, number: number): string =>
  `00000000-0000-4000-8000-${String(group).padStart(4, '0')}${String(number).padStart(8, '0')}`;
export const userId = (number: number): string => uuid(1, number);
export const castawayId = (number: number): string => uuid(2, number);
export const weekId = (number: number): string => uuid(3, number);
export const pickId = (user: number, week: number): string => uuid(4, user * 100 + week);

type AuditTopic = typeof Topics.leagueAudit;

export type TestEvents = ReturnType<typeof createTestEvents>;

export function createTestEvents(queued: BusMessage[]) {
  const { changed, removed } = createEventLine(queued);
  return {
    user: (number: number, fields: Partial<UserChanged> = {}) =>
      changed(
        Topics.user,
        UserChanged.fromPartial({
          id: userId(number),
          name: `Player ${number}`,
          email: `player${number}@example.com`,
          ...fields,
        }),
      ),
    userDeleted: (number: number) => removed(Topics.user, userId(number)),
    castaway: (number: number, fields: Partial<CastawayChanged> = {}) =>
      changed(
        Topics.castaway,
        CastawayChanged.fromPartial({
          id: castawayId(number),
          name: `Castaway ${number}`,
          tribe: 'Ember',
          ...fields,
        }),
      ),
    castawayDeleted: (number: number) => removed(Topics.castaway, castawayId(number)),
    week: (weekNumber: number, wasEverActive = false) =>
      changed(Topics.week, WeekChanged.fromPartial({ id: weekId(weekNumber), weekNumber, wasEverActive })),
    season: (firstPickWeek: number, episodes = 13) =>
      changed(Topics.season, SeasonChanged.fromPartial({ firstPickWeek, episodes })),
    /** `rankedAtMinute` null: without rankings. */
    roster: (number: number, castaways: readonly number[], rankedAtMinute: number | null = null) =>
      changed(
        Topics.roster,
        RosterChanged.fromPartial({
          userId: userId(number),
          rankingsSubmittedAt:
            rankedAtMinute === null ? undefined : new Date(Date.UTC(2030, 0, 1, 0, rankedAtMinute)),
          picks: castaways.map((castaway, index) => ({
            id: uuid(5, number * 10 + index),
            pickNumber: index + 1,
            round: index + 1,
            castawayId: castawayId(castaway),
          })),
        }),
      ),
    rosterDeleted: (number: number) => removed(Topics.roster, userId(number)),
    pick: (user: number, weekNumber: number, castaway: number, fields: Partial<PickChanged> = {}) =>
      changed(
        Topics.pick,
        PickChanged.fromPartial({
          id: pickId(user, weekNumber),
          userId: userId(user),
          weekNumber,
          castawayId: castawayId(castaway),
          submittedAt: new Date(0),
          ...fields,
        }),
      ),
    pickWithdrawn: (id: string) => removed(Topics.pick, id),
    /** All points of a week, by castaway; empty for an undone save. */
    scored: (weekNumber: number, points: Readonly<Record<number, number>>) =>
      changed(
        Topics.scoredWeek,
        WeekScored.fromPartial({
          weekNumber,
          points: Object.entries(points).map(([castaway, value]) => ({
            castawayId: castawayId(Number(castaway)),
            points: value,
          })),
        }),
      ),
    audited: (number: number, fields: Partial<AuditRecorded> = {}, topic: AuditTopic = Topics.leagueAudit) =>
      changed(
        topic,
        AuditRecorded.fromPartial({
          id: uuid(6, number),
          at: new Date(Date.UTC(2030, 0, 1, 0, number)),
          actorId: uuid(9, 1),
          actorName: 'Ada',
          action: 'castaway.created',
          targetType: 'castaway',
          targetId: castawayId(number),
          targetName: `Castaway ${number}`,
          afterJson: '{"eliminated":false}',
          ...fields,
        }),
      ),
  };
}
