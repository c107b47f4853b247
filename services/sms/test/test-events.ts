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
import { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { Topics, type Topic } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';

type NamedTopic = Pick<Topic<never>, 'name'>;

export const HOUR_MS = 3_600_000;
/** Thursday morning to Wednesday, 5 PM, in Pacific time. */
export const OPEN = new Date('2025-10-02T16:00:00Z');
export const CLOSE = new Date('2025-10-09T00:00:00Z');
export const hoursBeforeClose = (hours: number): Date => new Date(CLOSE.getTime() - hours * HOUR_MS);

let phones = 0;
/** A number that no player has had before. */
export const nextPhone = (): string => `+1555${String(2_000_000 + phones++)}`;

/** Each function publishes the next version of one entity. To change an entity, pass it whole, with its id. */
export function createTestEvents(bus: Bus) {
  const line: BusMessage[] = [];
  const { changed, removed, newest } = createEventLine(line);
  const send = (): Promise<void> => bus.publish(line.splice(0));
  const publish = async <T extends { version: number }>(topic: Topic<T>, event: T): Promise<T> => {
    changed(topic, event);
    await send();
    return event;
  };
  const someUser = (fields: Partial<UserChanged>): UserChanged =>
    UserChanged.fromPartial({
      id: randomUUID(),
      name: 'Robin',
      phone: nextPhone(),
      smsEnabled: true,
      // Long ago: no welcome.
      phoneAddedAt: new Date('2025-01-01T00:00:00Z'),
      ...fields,
    });
  const someRoster = (userId: string, castawayIds: readonly string[]): RosterChanged =>
    RosterChanged.fromPartial({
      userId,
      picks: castawayIds.map((castawayId, place) => ({
        ...{ id: randomUUID(), castawayId },
        round: place + 1,
        pickNumber: place + 1,
      })),
    });

  return {
    /** The newest version of everything published. */
    published: newest,

    /** Opted in, with their own number, by default. */
    user: (fields: Partial<UserChanged> = {}) => publish(Topics.user, someUser(fields)),

    /** This many players at once, each with a roster. */
    players: async (count: number, castawayIds: readonly string[], fields: Partial<UserChanged> = {}) => {
      const users = Array.from({ length: count }, (_, place) =>
        someUser({ name: `Player ${place + 1}`, ...fields }),
      );
      for (const user of users) {
        changed(Topics.user, user);
        changed(Topics.roster, someRoster(user.id, castawayIds));
      }
      await send();
      return users.map((user) => ({ ...user, phone: user.phone ?? '' }));
    },

    castaway: (fields: Partial<CastawayChanged> = {}) =>
      publish(Topics.castaway, CastawayChanged.fromPartial({ id: randomUUID(), name: 'Ash', ...fields })),

    /** Active, with the times of the test season, by default. */
    week: (weekNumber: number, fields: Partial<WeekChanged> = {}) =>
      publish(
        Topics.week,
        WeekChanged.fromPartial({
          id: randomUUID(),
          weekNumber,
          isActive: true,
          wasEverActive: true,
          picksOpenAt: OPEN,
          picksCloseAt: CLOSE,
          ...fields,
        }),
      ),

    roster: (userId: string, castawayIds: readonly string[]) =>
      publish(Topics.roster, someRoster(userId, castawayIds)),

    pick: (userId: string, weekNumber: number, castawayId: string, fields: Partial<PickChanged> = {}) => {
      const pick = { id: randomUUID(), userId, weekNumber, castawayId, submittedAt: OPEN, ...fields };
      return publish(Topics.pick, PickChanged.fromPartial(pick));
    },

    season: (fields: Partial<SeasonChanged>) => publish(Topics.season, SeasonChanged.fromPartial(fields)),

    remove: async (topic: NamedTopic, key: string): Promise<void> => {
      removed(topic, key);
      await send();
    },
  };
}
