import { Refusal } from '@torchbearer/kit';
import { CopiesServiceService, type AwaitVersionsRequest } from '@torchbearer/proto/copies/v1/copies';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { DraftStatus, LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import {
  admin,
  card,
  castaway,
  draftPick,
  ids,
  otherCastaway,
  pick,
  player,
  standingsJson,
  tokens,
  week,
} from './sample.js';
import { startStubService, type StubService } from './stub-service.js';

export interface Stubs {
  readonly identity: StubService<IdentityServiceService>;
  readonly league: StubService<LeagueServiceService>;
  readonly picks: StubService<PicksServiceService>;
  readonly scoring: StubService<ScoringServiceService>;
  /** What each service was asked to wait for. */
  readonly awaited: { readonly service: string; readonly request: AwaitVersionsRequest }[];
  /** Puts every answer back to the sample league's. */
  reset(): void;
  stop(): Promise<void>;
}

/** Every service behind the gateway, telling of the sample league. */
export async function startStubs(): Promise<Stubs> {
  const awaited: Stubs['awaited'] = [];
  const copies = (service: string) => (_method: string, request: unknown) => {
    awaited.push({ service, request: request as AwaitVersionsRequest });
    return { applied: true };
  };
  const identity = await startStubService(IdentityServiceService);
  const league = await startStubService(LeagueServiceService, [CopiesServiceService], copies('league'));
  const picks = await startStubService(PicksServiceService, [CopiesServiceService], copies('picks'));
  const scoring = await startStubService(ScoringServiceService, [CopiesServiceService], copies('scoring'));
  const all = [identity, league, picks, scoring];

  const reset = (): void => {
    awaited.splice(0);
    for (const stub of all) stub.forgetSeen();
    tellIdentity(identity);
    tellLeague(league);
    tellPicks(picks);
    tellScoring(scoring);
  };
  reset();
  return {
    identity,
    league,
    picks,
    scoring,
    awaited,
    reset,
    stop: async () => {
      await Promise.all(all.map((stub) => stub.stop()));
    },
  };
}

const userBy = (id: string) => {
  const user = [player, admin].find((one) => one.id === id);
  if (!user) throw new Refusal('USER_NOT_FOUND');
  return user;
};
const castawayBy = (id: string) => {
  const found = [castaway, otherCastaway].find((one) => one.id === id);
  if (!found) throw new Refusal('CASTAWAY_NOT_FOUND');
  return found;
};

function tellIdentity(stub: Stubs['identity']): void {
  const expiresAt = new Date('2099-01-01T00:00:00Z');
  stub.answer('getSession', ({ token }) => {
    const user = token === tokens.player ? player : token === tokens.admin ? admin : null;
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    return {
      user,
      session: { id: `session-${user.id}`, userId: user.id, createdAt: user.createdAt, expiresAt },
    };
  });
  stub.answer('signUp', ({ email }) => {
    if (email.toLowerCase() === player.email) throw new Refusal('EMAIL_TAKEN');
    return { user: { ...player, email }, token: tokens.fresh, expiresAt };
  });
  stub.answer('logIn', ({ password }) => {
    if (password !== 'sparks-fly') throw new Refusal('WRONG_CREDENTIALS');
    return { user: player, token: tokens.player, expiresAt };
  });
  stub.answer('logOut', () => ({}));
  stub.answer('getUser', ({ userId }) => ({ user: userBy(userId) }));
  stub.answer('listUsers', () => ({ users: [player, admin] }));
  stub.answer('setAdmin', ({ userId, isAdmin }) => ({ user: { ...userBy(userId), isAdmin } }));
  stub.answer('deleteUser', ({ userId }) => {
    if (userBy(userId).isAdmin) throw new Refusal('ADMIN_NOT_DELETABLE');
    return {};
  });
}

function tellLeague(stub: Stubs['league']): void {
  const draftStatus = DraftStatus.DRAFT_STATUS_COMPLETED;
  const order = [
    { position: 1, castaway },
    { position: 2, castaway: otherCastaway },
  ];
  stub.answer('listCastaways', () => ({ castaways: [castaway, otherCastaway] }));
  stub.answer('getCastaway', ({ castawayId }) => ({ castaway: castawayBy(castawayId) }));
  stub.answer('getCastawayOwners', ({ castawayId }) => ({
    owners:
      castawayBy(castawayId) === castaway
        ? [card, { id: ids.admin, name: 'Alex Host', email: admin.email }]
        : [],
  }));
  stub.answer('createCastaway', (given) => ({ castaway: { ...given, id: ids.castaway, eliminated: false } }));
  stub.answer('updateCastaway', ({ castawayId, eliminated }) => ({
    castaway: { ...castawayBy(castawayId), eliminated: eliminated ?? false },
  }));
  stub.answer('deleteCastaway', ({ castawayId }) => {
    if (castawayBy(castawayId) === castaway) throw new Refusal('CASTAWAY_IN_USE');
    return {};
  });
  stub.answer('getMyRanking', () => ({ order, locked: false }));
  stub.answer('submitRanking', () => ({
    order,
    locked: false,
    submittedAt: new Date('2025-09-25T10:00:00Z'),
  }));
  stub.answer('listRankings', () => ({
    rankings: [
      { user: card, submittedAt: new Date('2025-09-25T10:00:00Z'), entries: order },
      { user: { id: ids.admin, name: 'Alex Host', email: admin.email }, entries: [] },
    ],
  }));
  stub.answer('unlockRankings', () => ({ draftStatus: DraftStatus.DRAFT_STATUS_PENDING, scoredWeeks: 2 }));
  stub.answer('getDraft', () => ({ draftStatus, picks: [draftPick] }));
  stub.answer('previewDraft', () => ({
    previewId: ids.preview,
    seed: 'seed',
    inputHash: 'hash',
    picks: [draftPick],
  }));
  stub.answer('runDraft', () => ({ draftStatus, picks: [draftPick] }));
  stub.answer('getLeague', () => ({
    draftStatus,
    rankingsLocked: true,
    activeWeek: week,
    players: 12,
    castaways: 18,
  }));
  stub.answer('getActiveWeek', () => ({ week }));
  stub.answer('listWeeks', () => ({ weeks: [week] }));
  stub.answer('saveWeek', ({ weekNumber, isActive }) => ({
    week: { ...week, weekNumber, isActive },
    created: weekNumber !== 3,
  }));
}

function tellPicks(stub: Stubs['picks']): void {
  stub.answer('getMyPicks', () => ({
    assigned: [{ round: 1, castaway }],
    pick,
    week,
    suggestedCastaway: castaway,
  }));
  stub.answer('submitPick', () => ({ pick }));
  stub.answer('listPicks', () => ({
    draftPicks: [{ userId: ids.player, castawayId: ids.castaway }],
    castaways: [castaway, otherCastaway],
    users: [{ id: ids.player, name: 'Robin Vale' }],
    weekNumbers: [3],
    picks: [pick],
  }));
  stub.answer('listWeekPicks', () => ({ picks: [pick] }));
  stub.answer('listPickLog', () => ({ picks: [pick] }));
  stub.answer('getPicksDebug', () => ({
    activeWeek: undefined,
    totalWeeks: 1,
    totalPicks: 1,
    totalDraftPicks: 2,
    totalUsers: 2,
    weeks: [week],
    recentPicks: [pick],
  }));
  stub.answer('submitPickForUser', ({ userId }) => {
    if (userId === ids.nobody) throw new Refusal('UNKNOWN_USER');
    return { pick };
  });
}

function tellScoring(stub: Stubs['scoring']): void {
  stub.answer('listResults', () => ({
    results: [
      {
        id: ids.pick,
        weekNumber: 3,
        castawayId: ids.castaway,
        castawayName: 'Juniper Hale',
        castawayTribe: '',
        points: -4,
      },
    ],
  }));
  stub.answer('listCastawayResults', ({ castawayId }) => {
    castawayBy(castawayId);
    return { weeks: [{ weekNumber: 3, points: 12 }] };
  });
  stub.answer('getWeekPoints', ({ weekNumber }) => {
    if (weekNumber === 20) throw new Refusal('WEEK_NOT_FOUND');
    return { entries: [{ castawayId: ids.castaway, points: 12 }] };
  });
  stub.answer('saveWeekPoints', ({ entries }) => ({ entries, standingsVersion: 8, standingsJson }));
  stub.answer('getStandings', () => ({ version: 7, standingsJson }));
  stub.answer('getWeeksInFirst', () => ({ weeksInFirst: 2 }));
}
