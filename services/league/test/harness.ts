/** The real league service on its own database and bus, with what the other services publish. */
import { randomUUID } from 'node:crypto';
import { serviceActor, type Actor, type EventTopic } from '@torchbearer/kit';
import { adminActor, pageRequest, playerActor, publishedIn, startLeagueFor } from '@torchbearer/kit/testing';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import {
  LeagueServiceService,
  type Castaway,
  type PreviewDraftRequest,
  type UpdateSeasonRequest,
} from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { expect, inject } from 'vitest';
import { service } from '../src/service.js';

/** An admin without a copy in league. */
export const ADMIN: Actor = adminActor(randomUUID(), 'Ada');
export const GATEWAY = serviceActor('gateway');
export const NOWHERE = randomUUID();
/** A page with all picks of a test's league. */
export const WHOLE = { page: pageRequest({ limit: 500 }) };

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
  /** The current rosters, pick by pick. */
  const rosters = async (actor = ADMIN) => {
    const { page: _, ...draft } = await league.getDraft(WHOLE, { actor });
    return draft;
  };
  const preview = async (request: PreviewDraftRequest = {}, actor = ADMIN) => {
    const { page: _, ...drawn } = await league.previewDraft({ ...WHOLE, ...request }, { actor });
    return drawn;
  };
  /** Runs the draft. @returns the rosters */
  const run = async (previewId?: string, actor = ADMIN) => {
    await league.runDraft({ previewId, picks: 'none' }, { actor });
    return await rosters(actor);
  };
  return {
    ...harness,
    stop: harness.end,
    emit: {
      user: (id: string, name = 'Player', isAdmin = false) =>
        events.user({ id, name, email: emailOf(name), isAdmin }),
      pick: (id: string, castawayId: string) => events.pick(randomUUID(), 3, castawayId, { id }),
      pickWithdrawn: (id: string) => events.removed(Topics.pick, id),
      userDeleted: (id: string) => events.removed(Topics.user, id),
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
    /** Somebody new with a copy in league. */
    newcomer: async (name = 'Newcomer', isAdmin = false): Promise<Actor & { readonly id: string }> => {
      const actor = (isAdmin ? adminActor : playerActor)(randomUUID(), name);
      const id = actor.id ?? '';
      events.user({ id, name, email: emailOf(name), isAdmin });
      await waitForCopies();
      return { ...actor, id };
    },
    deleteAccounts: async (...actors: readonly (Actor | undefined)[]): Promise<void> => {
      for (const actor of actors) events.removed(Topics.user, actor?.id ?? '');
      await waitForCopies();
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
    updateSeason: (change: Partial<UpdateSeasonRequest>, actor = ADMIN) =>
      league.updateSeason({ clearRankingsCloseAt: false, clearDraftAt: false, ...change }, { actor }),
    rosters,
    preview,
    run,
    /** Previews the draft and runs it. */
    draft: async (actor = ADMIN) => {
      const { seed, inputHash, previewId } = await preview({}, actor);
      return { seed, inputHash, ...(await run(previewId, actor)) };
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

/** A response's JSON. */
export const textOf = ({ json = Buffer.alloc(0) }: { readonly json?: Uint8Array | undefined }): string =>
  Buffer.from(json).toString();

export const emailOf = (name: string): string => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;

/** Expects that one of many calls at the same time succeeds, and that the others are refused. */
export async function expectOne(calls: readonly Promise<unknown>[], refusal: object): Promise<void> {
  const outcomes = await Promise.allSettled(calls);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(calls.length - 1);
  for (const { reason } of refused) expect(reason).toMatchObject(refusal);
}
