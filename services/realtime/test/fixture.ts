/** Realtime nodes on a real bus, with stand-ins for identity and scoring that a test controls. */
import {
  bind,
  createBus,
  createMetrics,
  Refusal,
  startGrpcServer,
  VERSION_HEADER,
  type EventTopic,
  type GrpcServer,
  type RpcTable,
  type StandingsEntry,
} from '@torchbearer/kit';
import { createTestDatabase, noneCalled, startForTest, testCallers, testLog } from '@torchbearer/kit/testing';
import { SessionEnded, UserChanged } from '@torchbearer/proto/identity/v1/events';
import { GetSessionResponse, IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import {
  ScoringServiceService,
  type StandingsQuery,
  type StandingsRow,
} from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { expect, inject } from 'vitest';
import { service } from '../src/service.js';

interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly mustChangePassword?: boolean;
  readonly hidesResults?: boolean;
  readonly watchedWeek?: number | undefined;
}

function identityStandIn() {
  const sessions = new Map<string, SignedIn>();
  const state = { sessions, isDown: false, delayMs: 0, calls: 0 };
  const rpcs: RpcTable<unknown, typeof IdentityServiceService> = {
    ...noneCalled(IdentityServiceService),
    getSession: {
      who: 'public',
      handle: async (_context, { token }) => {
        state.calls += 1;
        if (state.isDown) throw new Refusal('UNAVAILABLE');
        const session = sessions.get(token);
        await sleep(state.delayMs);
        if (!session) throw new Refusal('NOT_SIGNED_IN');
        return GetSessionResponse.fromPartial({
          session: { id: session.sessionId, userId: session.userId, expiresAt: session.expiresAt },
          user: {
            id: session.userId,
            mustChangePassword: session.mustChangePassword ?? false,
            hidesResults: session.hidesResults,
            watchedWeek: session.watchedWeek,
          },
        });
      },
    },
  };
  return { state, bound: bind(IdentityServiceService, rpcs, null) };
}

export const JO = { id: '3f1d1f60-6a2e-4a57-9f0c-2b7f5f1b6c01', name: 'Renée “Jo”', email: 'jo@example.com' };

/** The standings of a league with one player, whose e-mail is hidden. */
export const listOf = (version: number): StandingsEntry[] => [
  { ...JO, email: null, rank: 1, totalPoints: version, avgPoints: version, draftPicks: [] },
];

export const labelOf = (version: number): string => `${version}-abcdefgh`;

function scoringStandIn() {
  const state = {
    version: 0,
    isDown: false,
    delayMs: (): number => 0,
    calls: 0,
    listOf,
    /** That have arrived. */
    queries: [] as StandingsQuery[],
  };
  const rpcs: RpcTable<unknown, typeof ScoringServiceService> = {
    ...noneCalled(ScoringServiceService),
    getStandings: {
      who: 'public',
      handle: async (_context, { query }, { actor }) => {
        if (actor.kind !== 'service') throw new Refusal('SERVICES_ONLY');
        if (state.isDown || !query) throw new Refusal('UNAVAILABLE');
        state.calls += 1;
        state.queries.push(query);
        const { version } = state;
        await sleep(state.delayMs());
        const label = labelOf(version);
        if (query.label !== undefined && query.label !== label) throw new Refusal('STANDINGS_REPLACED');
        const list = state.listOf(version);
        const isWanted = ({ place, userId }: StandingsRow): boolean =>
          query.userIds.includes(userId) ||
          query.places.some(({ from, count }) => place >= from && place < from + count);
        const rows = list.map(
          ({ id: userId, avgPoints: averagePoints, draftPicks: _, email, ...row }, place): StandingsRow => ({
            ...{ ...row, place, userId, averagePoints, email: email ?? undefined, drafted: [] },
          }),
        );
        const standings = {
          ...{ label, players: list.length, averagePoints: version, totalPicks: 0, castaways: [] },
          rows: rows.filter(isWanted),
        };
        return { version, standingsJson: Buffer.alloc(0), standings };
      },
    },
  };
  return { state, bound: bind(ScoringServiceService, rpcs, null) };
}

const serve = (name: string, bound: ReturnType<typeof bind>): Promise<GrpcServer> =>
  startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [bound],
    callers: testCallers(name),
    clock: () => new Date(),
    log: testLog.child({}, { level: 'silent' }),
    metrics: createMetrics('stand-in'),
  });

export type Page = Socket & { readonly lists: { totalPoints: number }[][] };

export async function createFixture() {
  const BUS_DATABASE_URL = await createTestDatabase(inject('postgresUrl'), 'bus');
  const identity = identityStandIn();
  const scoring = scoringStandIn();
  const servers = {
    identity: await serve('identity', identity.bound),
    scoring: await serve('scoring', scoring.bound),
  };
  const bus = createBus({ BUS_DATABASE_URL }, { clientId: 'test', log: testLog, onCrash: () => undefined });
  await bus.ensureTopics([Topics.standings, Topics.session, Topics.user]);
  const nodes: { stop(): Promise<void> }[] = [];
  const pages: Socket[] = [];

  const publish = <T>(topic: EventTopic<T>, key: string, event: T | null, version: number): Promise<void> =>
    bus.publish([
      {
        topic: topic.name,
        key,
        value: event === null ? null : topic.codec.encode(event).finish(),
        headers: { [VERSION_HEADER]: String(version) },
      },
    ]);

  return {
    identity: identity.state,
    scoring: scoring.state,
    bus,
    publish,
    /** Starts a node and returns its port. */
    startNode: async (environment: Record<string, string> = {}) => {
      const variables = {
        BUS_DATABASE_URL,
        REALTIME_PORT: '0',
        IDENTITY_ADDRESS: `127.0.0.1:${servers.identity.port}`,
        SCORING_ADDRESS: `127.0.0.1:${servers.scoring.port}`,
        STANDINGS_POLL_MS: '600000',
        ...environment,
      };
      const node = await startForTest(service, variables, { pollMs: 100 });
      nodes.push(node);
      await node.started.listening;
      return { port: node.started.port, clock: node.clock, stop: () => node.stop() };
    },
    signIn: (userId: string = randomUUID(), { mustChangePassword = false, hidesResults = false } = {}) => {
      const expiresAt = new Date(Date.now() + 86_400_000);
      const session = { sessionId: randomUUID(), userId, expiresAt, mustChangePassword, hidesResults };
      const token = `token-of-${session.sessionId}`;
      identity.state.sessions.set(token, session);
      return { ...session, token };
    },
    /** Opens a page's socket, which may be refused, and collects the lists that it receives. */
    open: (port: number, options: Partial<ManagerOptions & SocketOptions> = {}): Page => {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: '/socket.io',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        ...options,
      });
      pages.push(socket);
      const page = Object.assign(socket, { lists: [] as { totalPoints: number }[][] });
      page.on('leaderboard:updated', (list: { totalPoints: number }[]) => page.lists.push(list));
      return page;
    },
    /** Publishes a new version as scoring does. */
    score: async (version: number) => {
      scoring.state.version = version;
      await publish(Topics.standings, 'standings', StandingsChanged.fromPartial({ version }), version);
    },
    endSession: ({ sessionId, userId }: SignedIn) =>
      publish(Topics.session, sessionId, SessionEnded.fromPartial({ id: sessionId, version: 1, userId }), 1),
    /** A player sets up to which week they want to see results; undefined for all. */
    hideResults: async (userId: string, resultsUntil: number | undefined, version: number) => {
      for (const [token, session] of identity.state.sessions)
        if (session.userId === userId)
          identity.state.sessions.set(token, {
            ...session,
            ...{ hidesResults: resultsUntil !== undefined, watchedWeek: resultsUntil },
          });
      const event = UserChanged.fromPartial({ id: userId, version, resultsUntil });
      await publish(Topics.user, userId, event, version);
    },
    deleteUser: (userId: string) => publish(Topics.user, userId, null, 2),
    stop: async () => {
      for (const page of pages) page.disconnect();
      for (const node of nodes.reverse()) await node.stop();
      await bus.close();
      await servers.identity.stop();
      await servers.scoring.stop();
    },
  };
}
export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** 'connected', or the message of the refusal. */
export const outcomeOf = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    if (page.connected) resolve('connected');
    page.once('connect', () => resolve('connected'));
    page.once('connect_error', (error) => resolve(error.message));
  });

/** A page that is connected, by default of somebody new. */
export async function enter(
  fixture: Fixture,
  port: number,
  { token = fixture.signIn().token, transport = 'websocket' } = {},
): Promise<Page> {
  const page = fixture.open(port, { auth: { token }, transports: [transport] });
  expect(await outcomeOf(page)).toBe('connected');
  return page;
}

/** Why a page lost its socket. */
export const lossOf = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    if (page.disconnected) resolve('disconnected already');
    page.once('disconnect', resolve);
  });

export const join = (page: Socket): Promise<unknown> => page.timeout(20_000).emitWithAck('join:leaderboard');
export const leave = (page: Socket): Promise<unknown> =>
  page.timeout(20_000).emitWithAck('leave:leaderboard');
/** The versions of the lists that a page received, which the stand-in stores as points. */
export const totalsOf = (page: Page): (number | undefined)[] =>
  page.lists.map((list) => list[0]?.totalPoints);
