/** The real league service on a database and bus of its own, fed with events as the other services would send them. */
import { randomUUID } from 'node:crypto';
import {
  connect,
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
  createEventLine,
  createServiceDatabase,
  eventually,
  playerActor,
  startForTest,
  TEST_ACTOR_SECRET,
  testLog,
  type TestClock,
} from '@torchbearer/kit/testing';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
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

/** An admin of whom league has no copy. */
export const ADMIN: Actor = adminActor(randomUUID(), 'Ada');
export const GATEWAY = serviceActor('gateway');
export const NOWHERE = randomUUID();

type League = RpcClient<typeof LeagueServiceService>;

export interface Replica {
  readonly league: League;
  readonly copies: RpcClient<typeof CopiesServiceService>;
  readonly database: Database;
  /** The service's own database, to look behind the calls. */
  readonly sql: Sql;
  readonly clock: TestClock;
  stop(): Promise<void>;
}

/** An event as it went into the outbox; without one it is a tombstone. */
export interface Told<T> {
  readonly key: string;
  readonly version: number;
  readonly event: T | null;
}

/** One line of the audit log, with its states as they were before they became JSON. */
export interface Audited {
  readonly at: Date | undefined;
  readonly actor: string;
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string; readonly name: string };
  readonly before: unknown;
  readonly after: unknown;
}

export interface Harness extends Replica {
  readonly tell: Teller;
  /** Sends what has been told. */
  send(): Promise<readonly EntityVersion[]>;
  /** Sends what has been told and waits until it is applied. */
  settle(): Promise<void>;
  /** Players whose accounts league knows. */
  players(count: number): Promise<Actor[]>;
  castaways(...names: string[]): Promise<Castaway[]>;
  rank(player: Actor, order: readonly Castaway[]): Promise<SubmitRankingResponse>;
  /** What the service has told of a topic, in order. */
  told<T>(topic: EventTopic<T>): Promise<Told<T>[]>;
  /** What the service has told of a topic as a consumer on the bus hears it; waits until it is `count` messages. */
  heard<T>(topic: EventTopic<T>, count: number): Promise<Told<T>[]>;
  /** The service's audit log, in order. */
  audited(): Promise<Audited[]>;
  /** Another process of the same service. */
  replica(settings?: Record<string, string>): Promise<Replica>;
}

/** Puts events in line, each with its entity's next version. */
export interface Teller {
  user(id: string, name?: string, isAdmin?: boolean): void;
  userDeleted(id: string): void;
  pick(id: string, castawayId: string): void;
  pickWithdrawn(id: string): void;
  scored(weekNumber: number, castawayIds: readonly string[]): void;
}

export async function startLeague(settings: Record<string, string> = {}): Promise<Harness> {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), 'league')),
    ...settings,
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  await bus.ensureTopics(Object.values(Topics));
  const line: BusMessage[] = [];
  const tell = teller(line);
  const main = await startReplica(environment);

  const send = async (): Promise<EntityVersion[]> => {
    const messages = line.splice(0);
    await bus.publish(messages);
    return messages.map(({ topic, key, headers }) => ({
      topic,
      key,
      version: Number(headers[VERSION_HEADER]),
    }));
  };
  const settle = async (): Promise<void> => {
    const versions = await send();
    for (let attempt = 0; attempt < 6; attempt++) {
      const wait = { versions, timeoutMs: 5_000 };
      const { applied } = await main.copies.awaitVersions(wait, { actor: GATEWAY, deadlineMs: 15_000 });
      if (applied) return;
    }
    throw new Error('the copies did not come up to date in time');
  };

  const told = async <T>(topic: EventTopic<T>): Promise<Told<T>[]> => {
    const rows = await main.sql.rows<{ key: string; value: Buffer | null; version: string }>(
      `select key, value, headers ->> '${VERSION_HEADER}' as version from outbox where topic = $1 order by id`,
      [topic.name],
    );
    return rows.map(({ key, value, version }) => asTold(topic, { key, value, version }));
  };

  return {
    ...main,
    tell,
    send,
    settle,
    async players(count) {
      const actors = Array.from({ length: count }, (_, n) => playerActor(randomUUID(), `Player ${n}`));
      for (const { id, name } of actors) tell.user(id ?? '', name ?? '');
      await settle();
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
    told,
    async heard(topic, count) {
      const heard: Told<ReturnType<typeof topic.codec.decode>>[] = [];
      const subscription = await bus.consume({
        group: `test-${randomUUID()}`,
        topics: [topic.name],
        handle: (messages) => {
          for (const { key, value, headers } of messages)
            heard.push(asTold(topic, { key, value, version: headers[VERSION_HEADER] ?? '' }));
          return Promise.resolve();
        },
      });
      await eventually(() => {
        if (heard.length < count) throw new Error(`heard ${heard.length} of ${count} messages`);
      });
      await subscription.stop();
      return heard;
    },
    audited: async () =>
      (await told(Topics.leagueAudit)).flatMap(({ event }) => (event ? [asAudited(event)] : [])),
    replica: (changed = {}) => startReplica({ ...environment, ...changed }),
    async stop() {
      await main.stop();
      await bus.close();
    },
  };
}

const asTold = <T>(
  topic: EventTopic<T>,
  { key, value, version }: { key: string; value: Uint8Array | null; version: string },
): Told<T> => ({
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
  const address = `127.0.0.1:${running.started.grpcPort}`;
  const league = await connect(LeagueServiceService, address, { actorSecret: TEST_ACTOR_SECRET });
  const copies = await connect(CopiesServiceService, address, { actorSecret: TEST_ACTOR_SECRET });
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

function teller(line: BusMessage[]): Teller {
  const { changed, removed } = createEventLine(line);
  return {
    user: (id, name = 'Player', isAdmin = false) =>
      changed(Topics.user, UserChanged.fromPartial({ id, name, email: emailOf(name), isAdmin })),
    userDeleted: (id) => removed(Topics.user, id),
    pick: (id, castawayId) =>
      changed(Topics.pick, PickChanged.fromPartial({ id, castawayId, weekNumber: 3 })),
    pickWithdrawn: (id) => removed(Topics.pick, id),
    scored: (weekNumber, castawayIds) =>
      changed(
        Topics.scoredWeek,
        WeekScored.fromPartial({ weekNumber, points: castawayIds.map((castawayId) => ({ castawayId })) }),
      ),
  };
}

export const emailOf = (name: string): string => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;
