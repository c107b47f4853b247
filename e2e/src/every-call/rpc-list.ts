/** Each RPC of the services, with who may call it. One that is missing here fails the tests. */
import type { Definition } from '@torchbearer/kit';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { NOWHERE } from './samples.js';
import type { Stage } from './stage.js';

export type DeclaredWho = 'public' | 'player' | 'admin' | 'service' | 'player or service';

export interface RpcEntry {
  readonly who: DeclaredWho;
  /** Fields that the role is looked at with; the message is empty otherwise. */
  readonly request?: (stage: Stage, callerId: string) => Readonly<Record<string, unknown>>;
}

interface ServiceRpcs {
  readonly name: string;
  /** The process that serves it. */
  readonly service: string;
  readonly definition: Definition;
  readonly entries: Readonly<Record<string, RpcEntry>>;
}

const listed = <D extends Definition>(
  service: string,
  definition: D,
  entries: { readonly [Name in keyof D]: RpcEntry },
  name = service,
): ServiceRpcs => ({ name, service, definition, entries });

const admin: RpcEntry = { who: 'admin' };
const player: RpcEntry = { who: 'player' };
const anybody: RpcEntry = { who: 'public' };
const copies = (service: string) =>
  listed(service, CopiesServiceService, { awaitVersions: { who: 'service' } }, `${service}'s copies`);

export const rpcs: readonly ServiceRpcs[] = [
  listed('identity', IdentityServiceService, {
    signUp: anybody,
    logIn: anybody,
    logOut: anybody,
    getSession: { who: 'public', request: ({ player: { token } }) => ({ token }) },
    // Oneself; anybody else only for admins.
    getUser: { who: 'player', request: (_, userId) => ({ userId }) },
    listUsers: admin,
    lookUpUsers: { who: 'service' },
    setAdmin: { who: 'admin', request: () => ({ userId: NOWHERE, isAdmin: true }) },
    deleteUser: { who: 'admin', request: () => ({ userId: NOWHERE }) },
  }),
  listed('league', LeagueServiceService, {
    listCastaways: anybody,
    getCastaway: anybody,
    getCastawayOwners: anybody,
    createCastaway: { who: 'admin', request: ({ league }) => ({ name: league.castaways[0]?.name }) },
    updateCastaway: { who: 'admin', request: () => ({ castawayId: NOWHERE }) },
    deleteCastaway: { who: 'admin', request: () => ({ castawayId: NOWHERE }) },
    getMyRanking: player,
    submitRanking: player,
    listRankings: admin,
    unlockRankings: admin,
    getDraft: player,
    previewDraft: admin,
    runDraft: { who: 'admin', request: () => ({ previewId: NOWHERE }) },
    getLeague: player,
    getActiveWeek: player,
    listWeeks: admin,
    saveWeek: { who: 'admin', request: () => ({ weekNumber: 20 }) },
    getSeason: anybody,
  }),
  listed('picks', PicksServiceService, {
    getMyPicks: player,
    submitPick: { who: 'player', request: () => ({ castawayId: NOWHERE }) },
    listPicks: player,
    listWeekPicks: admin,
    listPickLog: admin,
    getPicksDebug: admin,
    submitPickForUser: { who: 'admin', request: () => ({ userId: NOWHERE, castawayId: NOWHERE }) },
  }),
  listed('scoring', ScoringServiceService, {
    listResults: player,
    listCastawayResults: anybody,
    getWeekPoints: admin,
    saveWeekPoints: {
      who: 'admin',
      request: () => ({ weekNumber: 3, entries: [{ castawayId: NOWHERE, points: 1 }] }),
    },
    // The realtime tier reads it too.
    getStandings: { who: 'player or service' },
    getWeeksInFirst: player,
  }),
  copies('league'),
  copies('picks'),
  copies('scoring'),
];
