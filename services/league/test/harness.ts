/** The real league service on its own database and bus, fed with test events. */
import { randomUUID } from 'node:crypto';
import {
  createBus,
  serviceActor,
  VERSION_HEADER,
  type Actor,
  type BusMessage,
  type Database,
  type EntityVersion,
  type EventTopic,
  type RpcClient,
  type Sql,
} from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createEventLine,
  createServiceDatabase,
  eventually,
  playerActor,
  startForTest,
  testLog,
  type TestClock,
} from '@torchbearer/kit/testing';
import { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import {
  LeagueServiceService,
  type Castaway,
  type SubmitRankingResponse,
} from '@torchbearer/proto/league/v1/league';
import { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { inject } from 'vitest';
import { service } from '../src/service.js';

/** An admin without a copy in league. */
export const ADMIN: Actor = adminActor(randomUUID(), 'Ada');
export const GATEWAY = serviceActor('gateway');
export const NOWHERE = randomUUID();

type League = RpcClient<typeof LeagueServiceService>;

export interface Replica {
  readonly league: League;
  readonly copies: RpcClient<typeof CopiesServiceService>;
  readonly database: Database;
  /** The service's own database, for checks behind the calls. */
  readonly sql: Sql;
  readonly clock: TestClock;
  stop(): Promise<void>;
}

/** An event in the outbox; null for a tombstone. */
export interface PublishedEvent<T> {
  readonly key: string;
  readonly version: number;
  readonly event: T | null;
}

/** One audit entry with parsed states. */
export interface Audited {
  readonly at: Date | undefined;
  readonly actor: string;
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string; readonly name: string };
  readonly before: unknown;
  readonly after: unknown;
}

export interface Harness extends Replica {
  readonly emit: TestEvents;
  /** Publishes the queued events. */
  send(): Promise<readonly EntityVersion[]>;
  /** Publishes the queued events and waits until they are applied. */
  waitForCopies(): Promise<void>;
  /** Players with copies in league. */
  players(count: number): Promise<Actor[]>;
  castaways(...names: string[]): Promise<Castaway[]>;
  rank(player: Actor, order: readonly Castaway[]): Promise<SubmitRankingResponse>;
  /** The service's events of a topic, in order. */
  published<T>(topic: EventTopic<T>): Promise<PublishedEvent<T>[]>;
  /** The service's events of a topic as consumed from the bus; waits for `count` messages. */
  consumed<T>(topic: EventTopic<T>, count: number): Promise<PublishedEvent<T>[]>;
  /** The service's audit log, in order. */
  audited(): Promise<Audited[]>;
  /** Another replica of the service. */
  replica(settings?: Record<string, string>): Promise<Replica>;
}

/** Queues events, each with its entity's next version. */
export interface TestEvents {
  user(id: string, name?: string, isAdmin?: boolean): void;
  userDeleted(id: string): void;
  pick(id: string, castawayId: string): void;
  pickWithdrawn(id: string): void;
  scored(weekNumber: number, castawayIds: readonly string[]): void;
  /** Identity's audit entry about a deletion; nothing waits for it. */
  deletionAudited(userId: string, by: string): void;
}

export async function startLeague(settings: Record<string, string> = {}): Promise<Harness> {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
    ...settings,
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  const queued: BusMessage[] = [];
  const emit = createTestEvents(queued);
  const main = await startReplica(environment);

  const send = async (): Promise<EntityVersion[]> => {
    const messages = queued.splice(0);
    await bus.publish(messages);
    return messages.map(({ topic, key, headers }) => ({
      topic,
      key,
      version: Number(headers[VERSION_HEADER]),
    }));
  };
  const waitForCopies = async (): Promise<void> => {
    const versions = await send();
    for (let attempt = 0; attempt < 6; attempt++) {
      const wait = { versions, timeoutMs: 5_000 };
      const { applied } = await main.copies.awaitVersions(wait, { actor: GATEWAY, deadlineMs: 15_000 });
      if (applied) return;
    }
    throw new Error('the copies did not catch up in time');
  };

  const published = async <T>(topic: EventTopic<T>): Promise<PublishedEvent<T>[]> => {
    const rows = await main.sql.rows<{ key: string; value: Buffer | null; version: string }>(
      `select key, value, headers ->> '${VERSION_HEADER}' as version from outbox where topic = $1 order by id`,
      [topic.name],
    );
    return rows.map(({ key, value, version }) => toPublished(topic, { key, value, version }));
  };

  return {
    ...main,
    emit,
    send,
    waitForCopies,
    async players(count) {
      const actors = Array.from({ length: count }, (_, n) => playerActor(randomUUID(), `Player ${n}`));
      for (const { id, name } of actors) emit.user(id ?? '', name ?? '');
      await waitForCopies();
      return actors;
    },
    async castaways(...names) {
      const made: Castaway[] = [];
      for (const name of names) {
        const request = { name, tribe: '', occupation: '', hometown: '' };
        const { castaway } = await main.league.createCastaway(request, { actor: ADMIN });
        if (castaway) made.push(castaway);
      }
      return made;
    },
    rank: (actor, order) => main.league.submitRanking({ castawayIds: order.map(({ id }) => id) }, { actor }),
    published,
    async consumed(topic, count) {
      const consumed: PublishedEvent<ReturnType<typeof topic.codec.decode>>[] = [];
      const subscription = await bus.consume({
        group: `test-${randomUUID()}`,
        topics: [topic.name],
        handle: (messages) => {
          for (const { key, value, headers } of messages)
            consumed.push(toPublished(topic, { key, value, version: headers[VERSION_HEADER] ?? '' }));
          return Promise.resolve();
        },
      });
      await eventually(() => {
        if (consumed.length < count) throw new Error(`consumed ${consumed.length} of ${count} messages`);
      });
      await subscription.stop();
      return consumed;
    },
    audited: async () =>
      (await published(Topics.leagueAudit)).flatMap(({ event }) => (event ? [asAudited(event)] : [])),
    replica: (changed = {}) => startReplica({ ...environment, ...changed }),
    async stop() {
      await main.stop();
      await bus.close();
    },
  };
}

const toPublished = <T>(
  topic: EventTopic<T>,
  { key, value, version }: { key: string; value: Uint8Array | null; version: string },
): PublishedEvent<T> => ({
  key,
  version: Number(version),
  event: value === null ? null : topic.codec.decode(value),
});

const asAudited = (event: AuditRecorded): Audited => ({
  at: event.at,
  actor: event.actorName,
  action: event.action,
  target: { type: event.targetType, id: event.targetId, name: event.targetName },
  before: event.beforeJson === '' ? null : JSON.parse(event.beforeJson),
  after: event.afterJson === '' ? null : JSON.parse(event.afterJson),
});

async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const running = await startForTest(service, environment);
  const league = await connectForTest(LeagueServiceService, running.started.grpcPort, 'league');
  const copies = await connectForTest(CopiesServiceService, running.started.grpcPort, 'league');
  return {
    league,
    copies,
    database: running.started.database,
    sql: running.started.database,
    clock: running.clock,
    async stop() {
      league.close();
      copies.close();
      await running.stop();
    },
  };
}

function createTestEvents(queued: BusMessage[]): TestEvents {
  const { changed, removed } = createEventLine(queued);
  return {
    user: (id, name = 'Player', isAdmin = false) =>
      changed(Topics.user, UserChanged.fromPartial({ id, name, email: emailOf(name), isAdmin })),
    userDeleted: (id) => removed(Topics.user, id),
    pick: (id, castawayId) =>
      changed(Topics.pick, PickChanged.fromPartial({ id, castawayId, weekNumber: 3 })),
    pickWithdrawn: (id) => removed(Topics.pick, id),
    deletionAudited: (targetId, actorName) =>
      changed(
        Topics.identityAudit,
        AuditRecorded.fromPartial({
          ...{ id: randomUUID(), at: new Date(), actorName, action: 'user.deleted' },
          ...{ targetType: 'user', targetId, targetName: 'Somebody' },
        }),
      ),
    scored: (weekNumber, castawayIds) =>
      changed(
        Topics.scoredWeek,
        WeekScored.fromPartial({ weekNumber, points: castawayIds.map((castawayId) => ({ castawayId })) }),
      ),
  };
}

export const emailOf = (name: string): string => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;
