/** What other services would publish, put on the bus by the test. */
import type { Bus, EntityVersion } from '@torchbearer/kit';
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

/** Each publishes the next version of one entity: those that exist are changed by giving them whole, with their id. */
export function createFacts(bus: Bus) {
  const versions = new Map<string, EntityVersion>();

  const send = async (topic: NamedTopic, key: string, encode: (version: number) => Uint8Array | null) => {
    const name = `${topic.name} ${key}`;
    const version = (versions.get(name)?.version ?? 0) + 1;
    versions.set(name, { topic: topic.name, key, version });
    const headers = { ce_entityversion: String(version) };
    await bus.publish([{ topic: topic.name, key, value: encode(version), headers }]);
  };
  const publish = async <T extends { version: number }>(topic: Topic<T>, event: T): Promise<T> => {
    await send(topic, topic.keyOf(event), (version) => topic.codec.encode({ ...event, version }).finish());
    return event;
  };

  return {
    /** The newest version of everything published. */
    published: (): EntityVersion[] => [...versions.values()],

    user: (fields: Partial<UserChanged> = {}) =>
      publish(Topics.user, UserChanged.fromPartial({ id: randomUUID(), name: 'Robin', ...fields })),

    castaway: (fields: Partial<CastawayChanged> = {}) =>
      publish(
        Topics.castaway,
        CastawayChanged.fromPartial({ id: randomUUID(), name: 'Ash', tribe: 'Ember', ...fields }),
      ),

    /** Active, with the times of the test season, unless told. */
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

    /** The castaways by round: the first was drafted in round 1. */
    roster: (userId: string, castawayIds: readonly string[], fields: Partial<RosterChanged> = {}) => {
      const picks = castawayIds.map((castawayId, index) => ({
        id: randomUUID(),
        castawayId,
        round: index + 1,
        pickNumber: index + 1,
      }));
      return publish(Topics.roster, RosterChanged.fromPartial({ userId, picks, ...fields }));
    },

    scored: (weekNumber: number, castawayIds: readonly string[]) => {
      const points = castawayIds.map((castawayId) => ({ castawayId, points: 1 }));
      return publish(Topics.scoredWeek, WeekScored.fromPartial({ weekNumber, points }));
    },

    remove: (topic: NamedTopic, key: string) => send(topic, key, () => null),
  };
}
