/** The real league service on its own database and bus, with what the other services publish. */
import { randomUUID } from 'node:crypto';
import { serviceActor, type Actor, type EventTopic } from '@torchbearer/kit';
import { adminActor, playerActor, publishedIn, startLeagueFor } from '@torchbearer/kit/testing';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { LeagueServiceService, type Castaway } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { inject } from 'vitest';
import { service } from '../src/service.js';

/** An admin without a copy in league. */
export const ADMIN: Actor = adminActor(randomUUID(), 'Ada');
export const GATEWAY = serviceActor('gateway');
export const NOWHERE = randomUUID();

export type Harness = Awaited<ReturnType<typeof startLeague>>;
export type Replica = Pick<Harness, 'league' | 'database' | 'stop'>;

export async function startLeague(settings: Record<string, string> = {}) {
  const harness = await startLeagueFor(
    inject('postgresUrl'),
    service,
    { league: LeagueServiceService },
    settings,
  );
  const { database, events, league, waitForCopies } = harness;
  /** The service's events of a topic, in order; null for a deletion. */
  const published = async <T extends object>(topic: EventTopic<T>) =>
    (await publishedIn(database, [topic])).map(({ key, version, state }) => ({
      ...{ key, version },
      event: state as T | null,
    }));
  return {
    ...harness,
    stop: harness.end,
    emit: {
      user: (id: string, name = 'Player', isAdmin = false) =>
        events.user({ id, name, email: emailOf(name), isAdmin }),
      userDeleted: (id: string) => events.removed(Topics.user, id),
      pick: (id: string, castawayId: string) => events.pick(randomUUID(), 3, castawayId, { id }),
      pickWithdrawn: (id: string) => events.removed(Topics.pick, id),
      scored: (weekNumber: number, castawayIds: readonly string[]) =>
        events.scored(weekNumber, Object.fromEntries(castawayIds.map((id) => [id, 0]))),
      /** Identity's audit entry about a deletion; nothing waits for it. */
      deletionAudited: (targetId: string, actorName: string) =>
        events.audited(
          { actorName, action: 'user.deleted', targetType: 'user', targetId, targetName: 'Somebody' },
          Topics.identityAudit,
        ),
    },
    /** Players with copies in league. */
    players: async (count: number): Promise<Actor[]> => {
      const actors = Array.from({ length: count }, (_, n) => playerActor(randomUUID(), `Player ${n}`));
      for (const { id, name } of actors) events.user({ id: id!, name: name!, email: emailOf(name!) });
      await waitForCopies();
      return actors;
    },
    castaways: async (...names: string[]): Promise<Castaway[]> => {
      const made: Castaway[] = [];
      for (const name of names) {
        const request = { name, tribe: '', occupation: '', hometown: '' };
        const { castaway } = await league.createCastaway(request, { actor: ADMIN });
        if (castaway) made.push(castaway);
      }
      return made;
    },
    rank: (actor: Actor, order: readonly Castaway[]) =>
      league.submitRanking({ castawayIds: order.map(({ id }) => id) }, { actor }),
    published,
    /** The service's audit log, in order, with parsed states. */
    audited: async () =>
      (await published(Topics.leagueAudit)).flatMap(({ event }) => (event ? [asAudited(event)] : [])),
  };
}

const asAudited = (event: AuditRecorded) => ({
  at: event.at,
  actor: event.actorName,
  action: event.action,
  target: { type: event.targetType, id: event.targetId, name: event.targetName },
  before: (event.beforeJson === '' ? null : JSON.parse(event.beforeJson)) as unknown,
  after: (event.afterJson === '' ? null : JSON.parse(event.afterJson)) as unknown,
});

export const emailOf = (name: string): string => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;
