/**
 * Stand-ins for identity, picks and scoring on a real gRPC server: they return what the test sets and record the
 * callers.
 */
import {
  bind,
  createMetrics,
  Refusal,
  resultsUntil,
  startGrpcServer,
  type Actor,
  type GrpcServer,
  type RpcTable,
} from '@torchbearer/kit';
import { noneCalled, testCallers, testLog } from '@torchbearer/kit/testing';
import { IdentityServiceService, PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import { PicksServiceService, Castaway, PickEntry } from '@torchbearer/proto/picks/v1/picks';
import {
  ScoringServiceService,
  type GetMyNeedsResponse,
  type ScoredWeek,
} from '@torchbearer/proto/scoring/v1/scoring';
import { arePicksShown, type Reason, type ResultsUntil } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { CLOSE, OPEN } from './league.js';

interface Standing {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly totalPoints: number;
}

export async function startOtherServices() {
  const state = {
    /** The same team for every player, in draft order. */
    team: [] as Castaway[],
    pick: null as PickEntry | null,
    standings: [] as Standing[],
    /** Null if scoring does not say which weeks are final. */
    weeks: [] as ScoredWeek[] | null,
    version: 1,
    needs: { isLocked: false, scopes: [] } as GetMyNeedsResponse,
    /** How far those who asked for the standings want to see results. */
    askedUntil: new Set<ResultsUntil>(),
    /** The player for whom needs were asked. */
    needsOf: null as string | null,
    /** The reason with which all calls are refused. */
    refusal: null as Reason | null,
    /** Each pick is stored after it. */
    held: Promise.resolve(),
    /** What identity returns for a YES from any number, and the numbers that it was called with. */
    confirmation: PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING,
    confirmed: [] as { actor: Actor; phone: string }[],
    submitted: [] as {
      readonly actor: Actor;
      readonly castawayId: string;
      readonly weekNumber: number | undefined;
      readonly showsEliminated?: boolean | undefined;
    }[],
  };
  const refuse = (): void => {
    if (state.refusal) throw new Refusal(state.refusal);
  };

  const picks: RpcTable<unknown, typeof PicksServiceService> = {
    ...noneCalled(PicksServiceService),
    getMyPicks: {
      who: 'player',
      handle: (_context, { showsEliminated }, { actor }) => {
        if (state.refusal === 'NO_ACTIVE_WEEK') refuse();
        const until = showsEliminated === true ? null : resultsUntil(actor);
        const week = { id: randomUUID(), weekNumber: 3, isActive: true, scored: false };
        return Promise.resolve({
          assigned: state.team.map((castaway, place) => ({ round: place + 1, castaway })),
          pick: state.pick ?? undefined,
          week: { ...week, picksOpenAt: OPEN, picksCloseAt: CLOSE },
          previousPick: undefined,
          suggestedCastaway: undefined,
          hidesEliminated: !arePicksShown(week.weekNumber, until) || undefined,
        });
      },
    },
    submitPick: {
      who: 'player',
      handle: async (_context, { castawayId, weekNumber, showsEliminated }, { actor }) => {
        state.submitted.push({ actor, castawayId, weekNumber, showsEliminated });
        await state.held;
        refuse();
        if (weekNumber !== undefined && weekNumber !== 3) throw new Refusal('UNAVAILABLE');
        const castaway = state.team.find(({ id }) => id === castawayId);
        if (!castaway) throw new Refusal('NOT_YOUR_CASTAWAY');
        if (castaway.eliminated) throw new Refusal('CASTAWAY_ELIMINATED');
        state.pick = PickEntry.fromPartial({ weekNumber: 3, castawayId, castawayName: castaway.name });
        return { pick: state.pick };
      },
    },
  };
  const scoring: RpcTable<unknown, typeof ScoringServiceService> = {
    ...noneCalled(ScoringServiceService),
    getStandings: {
      who: 'player',
      handle: (_context, _request, { actor }) => {
        if (state.refusal !== 'NO_ACTIVE_WEEK') refuse();
        state.askedUntil.add(resultsUntil(actor));
        const standingsJson = Buffer.from(JSON.stringify(state.standings));
        return Promise.resolve({ version: state.version, standingsJson });
      },
    },
    listScoredWeeks: {
      who: 'player',
      handle: () => {
        if (state.weeks === null) throw new Refusal('UNAVAILABLE');
        return Promise.resolve({ weeks: state.weeks });
      },
    },
    getMyNeeds: {
      who: 'player',
      handle: (_context, _request, { userId }) => {
        state.needsOf = userId;
        return Promise.resolve(state.needs);
      },
    },
  };

  const identity: RpcTable<unknown, typeof IdentityServiceService> = {
    ...noneCalled(IdentityServiceService),
    confirmPhone: {
      who: ['sms'],
      handle: (_context, { phone }, { actor }) => {
        state.confirmed.push({ actor, phone });
        refuse();
        return Promise.resolve({ confirmation: state.confirmation });
      },
    },
  };

  const bound = {
    identity: bind(IdentityServiceService, identity, null),
    picks: bind(PicksServiceService, picks, null),
    scoring: bind(ScoringServiceService, scoring, null),
  };
  type Name = keyof typeof bound;
  const servers = new Map<Name, GrpcServer>();
  const start = async (name: Name, port = 0): Promise<string> => {
    const server = await startGrpcServer({
      ...{ host: '127.0.0.1', port, callers: testCallers(name) },
      services: [bound[name]],
      ...{ clock: () => new Date(), log: testLog, metrics: createMetrics('other-services') },
    });
    servers.set(name, server);
    return `127.0.0.1:${server.port}`;
  };
  const addresses = {
    IDENTITY_ADDRESS: await start('identity'),
    PICKS_ADDRESS: await start('picks'),
    SCORING_ADDRESS: await start('scoring'),
  };
  const stop = async (): Promise<void> => {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  };
  onTestFinished(stop);
  return {
    state,
    addresses,
    /** Stops the servers, so that calls fail. */
    stop,
    comeBack: () => Promise.all([...servers].map(([name, { port }]) => start(name, port))),
    drafted: (...names: string[]): Castaway[] => {
      state.team = names.map((name) => Castaway.fromPartial({ id: randomUUID(), name }));
      return state.team;
    },
  };
}
