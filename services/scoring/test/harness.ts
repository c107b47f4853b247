/** The real scoring service on its own database and bus, fed with test events. */
import {
  createBus,
  createStandingsClient,
  Refusal,
  serviceActor,
  standingsEntries,
  VERSION_HEADER,
  type Actor,
  type BusMessage,
  type Database,
  type EntityVersion,
  type ReadStandings,
  type RpcClient,
  type StandingsEntry,
} from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createEventLine,
  createServiceDatabase,
  startForTest,
  testLog,
  type StartOptions,
} from '@torchbearer/kit/testing';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import {
  CastawayChanged,
  GroupChanged,
  RosterChanged,
  SeasonChanged,
  WeekChanged,
} from '@torchbearer/proto/league/v1/events';
import { PickChanged, WeekLocked } from '@torchbearer/proto/picks/v1/events';
import { ScoringServiceService, type PointsEntry } from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import { inject } from 'vitest';
import { service } from '../src/service.js';
import {
  castawayId,
  castawayName,
  CASTAWAYS,
  player,
  playerId,
  PLAYERS,
  roster,
  uuid,
  weekId,
  WEEKS,
} from './league-history.js';

/** An admin without a copy in scoring. */
export const ADMIN: Actor = adminActor(uuid(9, 1), 'Ada');
const GATEWAY = serviceActor('gateway');

export interface Replica {
  readonly scoring: RpcClient<typeof ScoringServiceService>;
  readonly copies: RpcClient<typeof CopiesServiceService>;
  readonly database: Database;
  stop(): Promise<void>;
}

export interface Harness extends Replica {
  /** Publishes the events queued since the last call. */
  send(): Promise<readonly EntityVersion[]>;
  /** Publishes them and waits until the standings show them. */
  waitForStandings(): Promise<void>;
  emit: TestEvents;
  /** As this caller sees them, by default a service. */
  standings(actor?: Actor): Promise<Standings>;
  save(
    week: number,
    points: Readonly<Record<number, number>>,
    actor?: Actor,
  ): Promise<readonly PointsEntry[]>;
  /** Another replica of the service. */
  replica(changed?: Record<string, string>, options?: StartOptions): Promise<Replica>;
  readonly urls: { readonly database: string; readonly bus: string };
}

/** Queues events, each with its entity's next version. */
export interface TestEvents {
  user(number: number, isAdmin?: boolean, name?: string, email?: string): void;
  /** The last week whose results the player wants to see. */
  userHides(number: number, resultsUntil: number | undefined): void;
  userDeleted(number: number): void;
  castaway(number: number, eliminated?: boolean, name?: string, eliminatedInWeek?: number): void;
  castawayDeleted(number: number): void;
  week(number: number, state?: { readonly isActive: boolean; readonly picksCloseAt: Date }): void;
  group(number: number, name: string, members: readonly number[]): void;
  /** Of a week that closed at this time. */
  weekLocked(number: number, picksCloseAt: Date, picks: number, lockedAt?: Date): void;
  /** Without a setting like a version without it. */
  season(firstPickWeek: number, showEmails?: boolean, doubleScoring?: boolean): void;
  roster(number: number, rankedAtMinute: number | null): void;
  rosterDeleted(number: number): void;
  pick(
    number: number,
    week: number,
    castaway: number,
    isAuto?: boolean,
    id?: string,
    submittedAt?: Date,
  ): void;
  pickWithdrawn(number: number, week: number, id?: string): void;
}

export const pickId = (number: number, week: number): string => uuid(4, number * 100 + week);

export async function startScoring(options: { league?: boolean; redisUrl?: string } = {}): Promise<Harness> {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
    ...(options.redisUrl === undefined ? {} : { REDIS_URL: options.redisUrl }),
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  const waiting: BusMessage[] = [];
  const emit = createTestEvents(waiting);
  const main = await startReplica(environment);

  const send = async (): Promise<readonly EntityVersion[]> => {
    const messages = waiting.splice(0);
    await bus.publish(messages);
    return messages.map(({ topic, key, headers }) => ({
      topic,
      key,
      version: Number(headers[VERSION_HEADER]),
    }));
  };
  const harness: Harness = {
    ...main,
    emit,
    send,
    async waitForStandings() {
      const versions = [...(await send())];
      // As often as a busy machine may need.
      for (let attempt = 0; attempt < 6; attempt++) {
        const wait = { versions, timeoutMs: 5_000 };
        const { applied } = await main.copies.awaitVersions(wait, { actor: GATEWAY, deadlineMs: 15_000 });
        if (applied) return;
      }
      throw new Error('the copies did not catch up in time');
    },
    standings: (actor = GATEWAY) => readStandings(main, actor),
    async save(week, points, actor = ADMIN) {
      const entries = entriesOf(points);
      return (await main.scoring.saveWeekPoints({ weekNumber: week, entries }, { actor })).entries;
    },
    urls: { database: environment.DATABASE_URL, bus: environment.BUS_DATABASE_URL },
    replica: (changed = {}, options) => startReplica({ ...environment, ...changed }, options),
    async stop() {
      await main.stop();
      await bus.close();
    },
  };
  if (options.league ?? true) {
    for (let n = 0; n < CASTAWAYS; n++) emit.castaway(n);
    for (let n = 1; n <= WEEKS; n++) emit.week(n);
    for (let n = 0; n < PLAYERS; n++) emit.user(n);
    for (let n = 0; n < PLAYERS; n++) emit.roster(n, null);
    emit.season(3);
    await harness.waitForStandings();
  }
  return harness;
}

/** Repeats a call that has waited too long for the week's lock, so that nothing was stored. */
export const decided = <T>(make: () => Promise<T>): Promise<T> =>
  make().catch((error: unknown) => {
    if (error instanceof Refusal && error.reason === 'UNAVAILABLE') return decided(make);
    throw error;
  });

export const entriesOf = (points: Readonly<Record<number, number>>): PointsEntry[] =>
  Object.entries(points).map(([castaway, value]) => ({
    castawayId: castawayId(Number(castaway)),
    points: value,
  }));

export interface Standings {
  readonly version: number;
  readonly list: StandingsEntry[];
}

/** More rows than any test's league has. */
const ALL = 10_000;

/** All rows with what the contract's entries leave out. */
export const readRows = (from: Pick<Replica, 'scoring'>, actor: Actor): Promise<ReadStandings> =>
  createStandingsClient(from.scoring).readFirst(ALL, { actor });

export async function readStandings(from: Pick<Replica, 'scoring'>, actor: Actor): Promise<Standings> {
  const read = await readRows(from, actor);
  return { version: read.version, list: standingsEntries(read) };
}

async function startReplica(environment: Record<string, string>, options?: StartOptions): Promise<Replica> {
  const running = await startForTest(service, environment, options);
  const { started } = running;
  const scoring = await connectForTest(ScoringServiceService, started.grpcPort, 'scoring');
  const copies = await connectForTest(CopiesServiceService, started.grpcPort, 'scoring');
  return {
    scoring,
    copies,
    database: started.database,
    async stop() {
      scoring.close();
      copies.close();
      await running.stop();
    },
  };
}

function createTestEvents(queued: BusMessage[]): TestEvents {
  const { changed, removed } = createEventLine(queued);
  return {
    user: (number, isAdmin = false, name = `Player ${number}`, email = player(number).email) =>
      changed(Topics.user, UserChanged.fromPartial({ ...player(number, isAdmin), name, email })),
    userHides: (number, resultsUntil) =>
      changed(Topics.user, UserChanged.fromPartial({ ...player(number), resultsUntil })),
    userDeleted: (number) => removed(Topics.user, playerId(number)),
    castaway: (number, eliminated = false, name = castawayName(number), eliminatedInWeek) =>
      changed(
        Topics.castaway,
        CastawayChanged.fromPartial({
          id: castawayId(number),
          name,
          tribe: 'Ember',
          eliminated,
          ...(eliminatedInWeek !== undefined && { eliminatedInWeek }),
        }),
      ),
    castawayDeleted: (number) => removed(Topics.castaway, castawayId(number)),
    week: (weekNumber, state = { isActive: false, picksCloseAt: new Date(0) }) =>
      changed(Topics.week, WeekChanged.fromPartial({ id: weekId(weekNumber), weekNumber, ...state })),
    group: (number, name, members) =>
      changed(
        Topics.group,
        GroupChanged.fromPartial({
          ...{ id: uuid(5, number), name, ownerId: playerId(members[0] ?? 0) },
          members: members.map((member) => ({ userId: playerId(member) })),
        }),
      ),
    weekLocked: (weekNumber, picksCloseAt, picks, lockedAt = picksCloseAt) =>
      changed(
        Topics.lockedWeek,
        WeekLocked.fromPartial({ weekId: weekId(weekNumber), weekNumber, picksCloseAt, picks, lockedAt }),
      ),
    season: (firstPickWeek, showEmails, doubleScoring) =>
      changed(
        Topics.season,
        SeasonChanged.fromPartial({
          firstPickWeek,
          episodes: 13,
          ...(showEmails !== undefined && { showEmails }),
          ...(doubleScoring !== undefined && { doubleScoring }),
        }),
      ),
    roster(number, rankedAtMinute) {
      const { userId, rankingsSubmittedAt, picks } = roster(number, rankedAtMinute);
      changed(
        Topics.roster,
        RosterChanged.fromPartial({
          userId,
          rankingsSubmittedAt: rankingsSubmittedAt ?? undefined,
          picks: [...picks],
        }),
      );
    },
    rosterDeleted: (number) => removed(Topics.roster, playerId(number)),
    pick: (
      number,
      weekNumber,
      castaway,
      isAutoSelected = false,
      id = pickId(number, weekNumber),
      submittedAt = new Date(0),
    ) =>
      changed(
        Topics.pick,
        PickChanged.fromPartial({
          id,
          userId: playerId(number),
          weekNumber,
          castawayId: castawayId(castaway),
          isAutoSelected,
          submittedAt,
        }),
      ),
    pickWithdrawn: (number, weekNumber, id = pickId(number, weekNumber)) => removed(Topics.pick, id),
  };
}
