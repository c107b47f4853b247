/** The real scoring service on its own database and bus, with what the other services publish. */
import {
  createStandingsClient,
  Refusal,
  serviceActor,
  standingsEntries,
  type Actor,
  type ReadStandings,
  type RpcClient,
  type StandingsEntry,
} from '@torchbearer/kit';
import {
  adminActor,
  numberedLeague,
  pickId,
  publishedIn,
  startLeagueFor,
  type LeagueEvents,
} from '@torchbearer/kit/testing';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import type { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { ScoringServiceService, type NewLine, type PointsEntry } from '@torchbearer/proto/scoring/v1/scoring';
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

export { pickId } from '@torchbearer/kit/testing';

/** An admin without a copy in scoring. */
export const ADMIN: Actor = adminActor(uuid(9, 1), 'Ada');
/** Another one. */
export const OTHER: Actor = adminActor(uuid(9, 2), 'Grace');
const GATEWAY = serviceActor('gateway');

export type Harness = Awaited<ReturnType<typeof startScoring>>;
export type Replica = Pick<Harness, 'scoring' | 'copies' | 'database' | 'stop'>;

export async function startScoring(options: { league?: boolean; redisUrl?: string } = {}) {
  const league = await startLeagueFor(
    inject('postgresUrl'),
    service,
    { scoring: ScoringServiceService },
    { ...(options.redisUrl !== undefined && { REDIS_URL: options.redisUrl }) },
  );
  const { database, environment, scoring, waitForCopies } = league;
  const emit = testEvents(league.events);
  if (options.league ?? true) {
    for (let n = 0; n < CASTAWAYS; n++) emit.castaway(n);
    for (let n = 1; n <= WEEKS; n++) emit.week(n);
    for (let n = 0; n < PLAYERS; n++) emit.user(n);
    for (let n = 0; n < PLAYERS; n++) emit.roster(n, null);
    emit.season(3);
    await waitForCopies();
  }
  return {
    ...league,
    stop: league.end,
    emit,
    /** Publishes what is queued, and waits until the standings show it. */
    waitForStandings: waitForCopies,
    /** As this caller sees them, by default a service. */
    standings: (actor = GATEWAY) => readStandings(league, actor),
    async save(week: number, points: Readonly<Record<number, number>>, actor = ADMIN) {
      const entries = entriesOf(points);
      return (await scoring.saveWeekPoints({ weekNumber: week, entries }, { actor })).entries;
    },
    /** As an admin reads them. */
    pointsOf: async (weekNumber = 3) =>
      (await scoring.getWeekPoints({ weekNumber }, { actor: ADMIN })).entries,
    linesOf: async (weekNumber = 3) => (await scoring.listWeekLines({ weekNumber }, { actor: ADMIN })).lines,
    /** What was published of weeks, oldest first. */
    scoredWeeks: async () =>
      (await publishedIn(database, [Topics.scoredWeek])).map(({ state }) => state as WeekScored),
    audited: async () =>
      (await publishedIn(database, [Topics.scoringAudit])).map(({ state }) => state as AuditRecorded),
    urls: { database: environment.DATABASE_URL, bus: environment.BUS_DATABASE_URL },
  };
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

export const lineId = (number: number): string => uuid(7, number);
/** A line of a rule that gives six points. */
export const found = (number: number, castaway: number, count = 1): NewLine => ({
  ...{ id: lineId(number), castawayId: castawayId(castaway), ruleId: 'idol-found', count },
});
export const adjusted = (number: number, castaway: number, points: number, reason = 'A ruling'): NewLine => ({
  ...{ id: lineId(number), castawayId: castawayId(castaway), points, reason },
});

interface WithScoring {
  readonly scoring: RpcClient<typeof ScoringServiceService>;
}

export interface Standings {
  readonly version: number;
  readonly list: StandingsEntry[];
}

/** More rows than any test's league has. */
const ALL = 10_000;

/** All rows with what the contract's entries leave out. */
export const readRows = (from: WithScoring, actor: Actor): Promise<ReadStandings> =>
  createStandingsClient(from.scoring).readFirst(ALL, { actor });

export async function readStandings(from: WithScoring, actor: Actor): Promise<Standings> {
  const read = await readRows(from, actor);
  return { version: read.version, list: standingsEntries(read) };
}

/** Queues events, each with its entity's next version. */
const testEvents = (events: LeagueEvents) => ({
  ...numberedLeague(events),
  user: (number: number, isAdmin = false, name = `Player ${number}`, email = player(number).email) =>
    events.user({ ...player(number, isAdmin), name, email }),
  /** The last week whose results the player wants to see. */
  userHides: (number: number, resultsUntil: number | undefined) =>
    events.user({ ...player(number), resultsUntil }),
  castaway: (number: number, eliminated = false, name = castawayName(number), eliminatedInWeek?: number) =>
    events.castaway({ id: castawayId(number), name, eliminated, eliminatedInWeek }),
  week: (
    weekNumber: number,
    state: { readonly isActive: boolean; readonly picksCloseAt: Date } = {
      isActive: false,
      picksCloseAt: new Date(0),
    },
  ) => events.week(weekNumber, { id: weekId(weekNumber), ...state }),
  group: (number: number, name: string, members: readonly number[]) =>
    events.group({
      ...{ id: uuid(5, number), name, ownerId: playerId(members[0] ?? 0) },
      members: members.map((member) => ({ userId: playerId(member) })),
    }),
  /** Of a week that closed at this time. */
  weekLocked: (weekNumber: number, picksCloseAt: Date, picks: number, lockedAt = picksCloseAt) =>
    events.weekLocked({ weekId: weekId(weekNumber), weekNumber, picksCloseAt, picks, lockedAt }),
  /** Without a setting like a version without it. */
  season: (firstPickWeek: number, showEmails?: boolean, doubleScoring?: boolean) =>
    events.season({ firstPickWeek, episodes: 13, showEmails, doubleScoring }),
  roster: (number: number, rankedAtMinute: number | null) => {
    const { userId, rankingsSubmittedAt, picks } = roster(number, rankedAtMinute);
    const rankedAt = rankingsSubmittedAt ?? undefined;
    events.roster(userId, [], {
      rankingsSubmittedAt: rankedAt,
      picks: picks.map((pick) => ({ id: '', ...pick })),
    });
  },
  pick: (
    number: number,
    weekNumber: number,
    castaway: number,
    isAutoSelected = false,
    id = pickId(number, weekNumber),
    submittedAt = new Date(0),
  ) => events.pick(playerId(number), weekNumber, castawayId(castaway), { id, isAutoSelected, submittedAt }),
  pickWithdrawn: (number: number, week: number, id = pickId(number, week)) => events.removed(Topics.pick, id),
});
