/** Test events: what other services would publish. */
import type { Bus, BusMessage } from '@torchbearer/kit';
import { createEventLine } from '@torchbearer/kit/testing';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import {
  CastawayChanged,
  RosterChanged,
  SeasonChanged,
  WeekChanged,
} from '@torchbearer/proto/league/v1/events';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics, type Topic } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { close, opening } from './season.js';

type NamedTopic = Pick<Topic<never>, 'name'>;

/** Each function publishes the next version of one entity. To change an entity, pass it whole, with its id. */
export function createTestEvents(bus: Bus) {
  const queued: BusMessage[] = [];
  const { changed, removed, newest } = createEventLine(queued);
  const send = (): Promise<void> => bus.publish(queued.splice(0));
  const publish = async <T extends { version: number }>(topic: Topic<T>, event: T): Promise<T> => {
    changed(topic, event);
    await send();
    return event;
  };
  const someUser = (fields: Partial<UserChanged>): UserChanged =>
    UserChanged.fromPartial({ id: randomUUID(), name: 'Robin', ...fields });
  const someRoster = (
    userId: string,
    castawayIds: readonly string[],
    fields: Partial<RosterChanged> = {},
  ): RosterChanged => {
    const picks = castawayIds.map((castawayId, index) => ({
      id: randomUUID(),
      castawayId,
      round: index + 1,
      pickNumber: index + 1,
    }));
    return RosterChanged.fromPartial({ userId, picks, ...fields });
  };

  return {
    /** The newest version of everything published. */
    published: newest,

    user: (fields: Partial<UserChanged> = {}) => publish(Topics.user, someUser(fields)),

    /** This many players at once, each with a roster of these castaways. */
    players: async (count: number, castawayIds: readonly string[]): Promise<void> => {
      for (let number = 1; number <= count; number++) {
        const user = someUser({ name: `Player ${number}` });
        changed(Topics.user, user);
        changed(Topics.roster, someRoster(user.id, castawayIds));
      }
      await send();
    },

    castaway: (fields: Partial<CastawayChanged> = {}) =>
      publish(
        Topics.castaway,
        CastawayChanged.fromPartial({ id: randomUUID(), name: 'Ash', tribe: 'Ember', ...fields }),
      ),

    /** Active, with the times of the test season, by default. */
    week: (weekNumber: number, fields: Partial<WeekChanged> = {}) =>
      publish(
        Topics.week,
        WeekChanged.fromPartial({
          id: randomUUID(),
          weekNumber,
          isActive: true,
          wasEverActive: true,
          picksOpenAt: opening(weekNumber),
          picksCloseAt: close(weekNumber),
          ...fields,
        }),
      ),

    season: (fields: Partial<SeasonChanged>) => publish(Topics.season, SeasonChanged.fromPartial(fields)),

    /** Castaways by round: the first was drafted in round 1. */
    roster: (userId: string, castawayIds: readonly string[], fields: Partial<RosterChanged> = {}) =>
      publish(Topics.roster, someRoster(userId, castawayIds, fields)),

    scored: (weekNumber: number, castawayIds: readonly string[]) => {
      const points = castawayIds.map((castawayId) => ({ castawayId, points: 1 }));
      return publish(Topics.scoredWeek, WeekScored.fromPartial({ weekNumber, points }));
    },

    remove: async (topic: NamedTopic, key: string): Promise<void> => {
      removed(topic, key);
      await send();
    },
  };
}
