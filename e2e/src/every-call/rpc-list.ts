/** Each RPC of the services, with who may call it. One that is missing here fails the tests. */
import type { Definition } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { NOWHERE } from './samples.js';
import type { Stage } from './stage.js';

export type DeclaredWho = 'public' | 'player' | 'admin' | 'service' | 'player or service';

export interface RpcEntry {
  readonly who: DeclaredWho;
  /** Not carried out: the callers' sessions are needed further on. */
  readonly refusedOnly?: true;
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
    setAdmin: { who: 'admin', request: () => ({ userId: NOWHERE, isAdmin: false }) },
    getSignInOptions: anybody,
    logInExternally: anybody,
    forgotPassword: anybody,
    resetPassword: anybody,
    createNonce: anybody,
    confirmEmail: anybody,
    revertEmail: anybody,
    updateProfile: player,
    resendEmailLink: player,
    cancelEmailChange: player,
    changePassword: player,
    setPicture: player,
    getPicture: anybody,
    setPhone: player,
    verifyPhone: player,
    cancelPendingPhone: player,
    confirmPhone: { who: 'service' },
    removePhone: player,
    setSmsEnabled: player,
    markWelcomeSeen: player,
    listSessions: player,
    endSession: { who: 'player', request: () => ({ sessionId: NOWHERE }) },
    endAllSessions: { who: 'player', refusedOnly: true },
    renewCalendarToken: player,
    beginSecondFactor: player,
    confirmSecondFactor: { ...player, request: () => ({ code: '1' }) },
    removeSecondFactor: { ...player, request: () => ({ code: '1' }) },
    resetUserSecondFactor: { who: 'admin', request: () => ({ userId: NOWHERE }) },
    getCalendarOwner: anybody,
    updateUser: { who: 'admin', request: () => ({ userId: NOWHERE }) },
    resetUserPassword: { who: 'admin', request: () => ({ userId: NOWHERE }) },
    listInvites: admin,
    createInvite: admin,
    listSecurityEvents: admin,
    reportLockout: { who: 'service' },
    deleteInvite: { who: 'admin', request: () => ({ inviteId: NOWHERE }) },
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
    getDraftPreview: admin,
    runDraft: { who: 'admin', request: () => ({ previewId: NOWHERE }) },
    getLeague: player,
    getActiveWeek: player,
    listWeeks: admin,
    saveWeek: { who: 'admin', request: () => ({ weekNumber: 20 }) },
    getSeason: anybody,
    updateSeason: admin,
    getSchedule: { who: 'service' },
    getMyDraft: player,
    draftRoster: { who: 'admin', request: () => ({ userId: NOWHERE }) },
    importCastaways: { who: 'admin', request: () => ({ csv: Buffer.from('name\n'), dryRun: true }) },
    listAnnouncements: player,
    createAnnouncement: admin,
    deleteAnnouncement: { who: 'admin', request: () => ({ announcementId: NOWHERE }) },
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
    getMyHistory: player,
    previewWeekPoints: admin,
    undoWeekPoints: admin,
  }),
  listed('analytics', AnalyticsServiceService, {
    getStats: admin,
    getTrends: admin,
    getWinProbability: admin,
    getPowerRankings: admin,
    getCastawaysStatus: admin,
    getPickAccuracy: admin,
    getLeaderboard: admin,
    getHeadToHead: admin,
    listAudit: admin,
  }),
  listed('feedback', FeedbackServiceService, {
    submitFeedback: player,
    checkFeedback: player,
    listFeedback: admin,
    getFeedbackStats: admin,
  }),
  listed('sms', SmsServiceService, {
    getReminderStatus: admin,
    listMessages: admin,
    estimateBlast: admin,
    sendBlast: admin,
    getBlast: { who: 'admin', request: () => ({ blastId: NOWHERE }) },
    listTemplates: admin,
    sendCode: { who: 'service' },
    receiveMessage: anybody,
    receiveStatus: anybody,
  }),
  copies('league'),
  copies('picks'),
  copies('scoring'),
  copies('analytics'),
  copies('feedback'),
  copies('sms'),
];
