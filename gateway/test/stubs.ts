import { Refusal, type Definition } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService, type AwaitVersionsRequest } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService, SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService, SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { DraftStatus, LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { Direction, SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import {
  admin,
  card,
  castaway,
  draftPick,
  ids,
  otherCastaway,
  pendingPhone,
  pick,
  player,
  season,
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
  readonly analytics: StubService<AnalyticsServiceService>;
  readonly feedback: StubService<FeedbackServiceService>;
  readonly sms: StubService<SmsServiceService>;
  /** All of them. */
  readonly services: readonly Pick<StubService<Definition>, 'seen' | 'stop'>[];
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
  const analytics = await startStubService(
    AnalyticsServiceService,
    [CopiesServiceService],
    copies('analytics'),
  );
  const feedback = await startStubService(FeedbackServiceService, [CopiesServiceService], copies('feedback'));
  const sms = await startStubService(SmsServiceService, [CopiesServiceService], copies('sms'));
  const all = [identity, league, picks, scoring, analytics, feedback, sms];

  const reset = (): void => {
    awaited.splice(0);
    for (const stub of all) stub.forgetSeen();
    tellIdentity(identity);
    tellLeague(league);
    tellPicks(picks);
    tellScoring(scoring);
    tellAnalytics(analytics);
    tellFeedback(feedback);
    tellSms(sms);
  };
  reset();
  return {
    identity,
    league,
    picks,
    scoring,
    analytics,
    feedback,
    sms,
    services: all,
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
  stub.answer('getSignInOptions', () => ({
    signUpMode: SignUpMode.SIGN_UP_MODE_OPEN,
    provider: { authority: 'https://id.example.com', clientId: 'torchbearer', name: 'Example ID' },
  }));
  stub.answer('logInExternally', ({ idToken, email }) => {
    if (idToken !== 'a-good-id-token') throw new Refusal('EXTERNAL_SIGN_IN_REFUSED');
    return { user: { ...player, email }, token: tokens.fresh, expiresAt };
  });
  stub.answer('forgotPassword', () => ({}));
  stub.answer('resetPassword', ({ token }) => {
    if (token !== 'a-good-reset-token') throw new Refusal('INVALID_RESET_TOKEN');
    return { email: player.email, phoneRemoved: true };
  });
  stub.answer('createNonce', () => ({ nonce: 'a-fresh-nonce' }));
  for (const name of ['confirmEmail', 'revertEmail'] as const) {
    stub.answer(name, ({ token }) => {
      if (token !== 'a-good-email-token') throw new Refusal('INVALID_EMAIL_LINK');
      return {};
    });
  }
  stub.answer('resendEmailLink', () => ({ user: { ...player, pendingEmail: 'new@example.com' } }));
  stub.answer('cancelEmailChange', () => ({}));
  stub.answer('listSessions', () => ({
    sessions: [
      {
        id: ids.session,
        createdAt: player.createdAt,
        lastSeenAt: player.createdAt,
        userAgent: '',
        current: true,
      },
    ],
  }));
  stub.answer('endSession', ({ sessionId }) => {
    if (sessionId === ids.nobody) throw new Refusal('SESSION_NOT_FOUND');
    return {};
  });
  stub.answer('endAllSessions', () => ({}));
  stub.answer('updateProfile', ({ name, email }) => ({ user: { ...player, name, email } }));
  stub.answer('changePassword', ({ currentPassword }) => {
    if (currentPassword === 'sparks-fly-with-a-phone') return { phoneRemoved: true };
    if (currentPassword !== 'sparks-fly') throw new Refusal('WRONG_PASSWORD');
    return { phoneRemoved: false };
  });
  stub.answer('setPicture', () => ({ user: { ...player, profilePicture: `/api/pictures/${ids.picture}` } }));
  stub.answer('getPicture', ({ pictureId }) => {
    if (pictureId !== ids.picture) throw new Refusal('PICTURE_NOT_FOUND');
    return { image: Buffer.from('RIFF....WEBP') };
  });
  const phone = '+15555550123';
  stub.answer('setPhone', () => ({ user: { ...player, phone, pendingPhone } }));
  stub.answer('verifyPhone', ({ code }) => {
    if (code !== '123456') throw new Refusal('PHONE_CODE_WRONG');
    return { user: { ...player, phone, phoneVerified: true, smsEnabled: true } };
  });
  stub.answer('cancelPendingPhone', () => ({ user: player }));
  stub.answer('removePhone', () => ({}));
  stub.answer('setSmsEnabled', ({ enabled }) => ({ user: { ...player, smsEnabled: enabled } }));
  stub.answer('markWelcomeSeen', () => ({ user: player }));
  stub.answer('beginSecondFactor', () => ({ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' }));
  stub.answer('confirmSecondFactor', () => ({ recoveryCodes: ['K7WM-P3XQ'] }));
  stub.answer('removeSecondFactor', () => ({}));
  stub.answer('resetUserSecondFactor', ({ userId }) => {
    userBy(userId);
    return {};
  });
  stub.answer('renewCalendarToken', () => ({ token: tokens.calendar }));
  stub.answer('getCalendarOwner', ({ token }) => {
    if (token !== tokens.calendar) throw new Refusal('CALENDAR_NOT_FOUND');
    return { userId: ids.player, name: player.name };
  });
  stub.answer('updateUser', ({ userId, name }) => ({ user: { ...userBy(userId), name } }));
  stub.answer('resetUserPassword', ({ userId }) => {
    userBy(userId);
    return { temporaryPassword: 'kite-7-ember-42' };
  });
  const invite = {
    id: ids.invite,
    code: 'KT7-MXW-4RD',
    note: '',
    uses: 0,
    mostUses: 1,
    createdAt: player.createdAt,
  };
  stub.answer('listInvites', () => ({ invites: [invite] }));
  stub.answer('createInvite', ({ note, mostUses, expiresAt: until }) => ({
    invite: { ...invite, note, mostUses, expiresAt: until },
  }));
  stub.answer('deleteInvite', ({ inviteId }) => {
    if (inviteId !== ids.invite) throw new Refusal('INVITE_NOT_FOUND');
    return {};
  });
  stub.answer('reportLockout', () => ({}));
  stub.answer('listSecurityEvents', () => ({
    events: [
      {
        id: ids.preview,
        at: player.createdAt,
        kind: 'temporary-password-set',
        outcome: 'succeeded',
        user: { id: ids.player },
        actor: { id: ids.admin, name: 'Alex Host' },
        address: '203.0.113.7',
      },
    ],
    nextId: ids.preview,
  }));
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
  const closesAt = new Date('2025-10-08T19:00:00Z');
  stub.answer('getMyRanking', () => ({ order, locked: false, closesAt }));
  stub.answer('submitRanking', () => ({
    order,
    locked: false,
    submittedAt: new Date('2025-09-25T10:00:00Z'),
    closesAt,
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
    leftOut: 0,
    createdAt: new Date('2025-09-25T10:00:00Z'),
  }));
  stub.answer('getDraftPreview', () => ({
    preview: {
      previewId: ids.preview,
      seed: 'seed',
      inputHash: 'hash',
      picks: [draftPick],
      leftOut: 2,
      createdAt: new Date('2025-09-25T10:00:00Z'),
      isStale: true,
    },
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
  stub.answer('getSeason', () => ({
    season,
    activeWeek: { weekNumber: week.weekNumber, picksCloseAt: week.picksCloseAt },
  }));
  stub.answer('updateSeason', ({ name }) => ({ season: { ...season, name: name ?? season.name } }));
  stub.answer('getSchedule', () => ({ season, weeks: [week] }));
  stub.answer('getMyDraft', () => ({
    draft: {
      seed: 'seed',
      inputHash: 'hash',
      picks: [{ round: 1, pickNumber: 1, castaway, wish: 2, goneBefore: [otherCastaway] }],
    },
  }));
  stub.answer('draftRoster', ({ userId }) => {
    if (userId === ids.nobody) throw new Refusal('USER_NOT_FOUND');
    return { picks: [draftPick] };
  });
  stub.answer('importCastaways', ({ csv }) => {
    if (csv.length === 0) throw new Refusal('CSV_INVALID');
    return { created: 1, updated: 0, rejected: [{ line: 3, error: 'Age must be at least 18' }] };
  });
  const announcement = {
    id: ids.announcement,
    title: 'News',
    body: 'The merge.',
    createdAt: player.createdAt,
  };
  stub.answer('listAnnouncements', () => ({ announcements: [announcement] }));
  stub.answer('createAnnouncement', (given) => ({ announcement: { ...announcement, ...given } }));
  stub.answer('deleteAnnouncement', ({ announcementId }) => {
    if (announcementId !== ids.announcement) throw new Refusal('ANNOUNCEMENT_NOT_FOUND');
    return {};
  });
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
    weekNumbers: [3, 4],
    hiddenWeekNumbers: [4],
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
  stub.answer('getMyHistory', () => ({
    weeks: [
      {
        weekNumber: 3,
        castaway: { id: ids.castaway, name: 'Juniper Hale', tribe: '', eliminated: false },
        isAutoSelected: true,
        points: -4,
        total: -4,
        rank: 2,
      },
      { weekNumber: 4, isAutoSelected: false, points: 0, total: -4, rank: 2 },
    ],
  }));
  stub.answer('previewWeekPoints', () => ({
    changes: [
      { userId: ids.player, name: 'Robin Vale', pointsFrom: 3, pointsTo: -4, rankFrom: 1, rankTo: 2 },
    ],
  }));
  stub.answer('undoWeekPoints', ({ weekNumber }) => {
    if (weekNumber === 20) throw new Refusal('NOTHING_TO_UNDO');
    return { entries: [{ castawayId: ids.castaway, points: 12 }], standingsVersion: 9, standingsJson };
  });
}

function tellAnalytics(stub: Stubs['analytics']): void {
  const robin = { userId: ids.player, name: 'Robin Vale' };
  stub.answer('getStats', () => ({ users: 12, picks: 36, castaways: 18, weeks: 4 }));
  stub.answer('getTrends', () => ({
    participation: [{ weekNumber: 3, picks: 11 }],
    averages: [{ weekNumber: 3, averagePoints: 7.25 }],
  }));
  stub.answer('getWinProbability', () => ({
    probabilities: [{ ...robin, winProbability: 100 }],
    completedWeeks: 5,
    remainingWeeks: 8,
  }));
  stub.answer('getPowerRankings', () => ({ rankings: [{ ...robin, powerScore: 83.4 }] }));
  stub.answer('getCastawaysStatus', () => ({
    castaways: [
      {
        id: ids.castaway,
        name: 'Juniper Hale',
        tribe: '',
        eliminated: false,
        totalPoints: -3,
        draftCount: 2,
      },
    ],
  }));
  stub.answer('getPickAccuracy', () => ({ players: [{ ...robin, draftAccuracy: 50 }] }));
  stub.answer('getLeaderboard', () => ({
    rows: [{ ...robin, rank: 1, totalPoints: 42, averagePoints: 10.5 }],
  }));
  stub.answer('getHeadToHead', ({ user1Id, user2Id }) => {
    if (user2Id === ids.nobody) throw new Refusal('UNKNOWN_USER');
    return {
      user1: { userId: user1Id, name: 'Robin Vale', totalPoints: 12 },
      user2: { userId: user2Id, name: 'Alex Host', totalPoints: 9 },
      user1Wins: 1,
      user2Wins: 1,
      ties: 1,
      weeks: [
        { weekNumber: 3, user1Points: 12, user2Points: -9 },
        { weekNumber: 4, user1Points: 0, user2Points: 9 },
        { weekNumber: 5, user1Points: 0, user2Points: 0 },
      ],
    };
  });
  stub.answer('listAudit', () => ({
    entries: [
      {
        id: ids.preview,
        at: player.createdAt,
        actorId: ids.admin,
        actorName: 'Alex Host',
        action: 'castaway.created',
        targetType: 'castaway',
        targetId: ids.castaway,
        targetName: 'Juniper Hale',
        beforeJson: '',
        afterJson: '{"age":34}',
      },
    ],
    nextId: ids.preview,
  }));
}

function tellFeedback(stub: Stubs['feedback']): void {
  const user = { id: ids.player, name: 'Robin Vale', email: 'robin@example.com' };
  const common = { id: ids.pick, createdAt: player.createdAt, user };
  stub.answer('submitFeedback', (given) => ({ feedback: { ...common, ...given } }));
  stub.answer('checkFeedback', ({ surveyType }) => ({
    hasSubmitted: surveyType === SurveyType.SURVEY_TYPE_LEADERBOARD,
  }));
  stub.answer('listFeedback', () => ({
    answers: [
      { ...common, surveyType: SurveyType.SURVEY_TYPE_BETA_FEEDBACK, question: 'How?', answer: 'Well.' },
    ],
  }));
  stub.answer('getFeedbackStats', () => ({
    totalResponses: 2,
    byType: [
      { surveyType: SurveyType.SURVEY_TYPE_PROFILE, count: 2, averageRating: 4.5 },
      { surveyType: SurveyType.SURVEY_TYPE_WEEKLY_PICKS, count: 0 },
    ],
  }));
}

/** The signature that the stub takes for the messaging provider's. */
export const GOOD_SIGNATURE = 'c2lnbmVk';

function tellSms(stub: Stubs['sms']): void {
  stub.answer('getReminderStatus', () => ({
    enabled: true,
    next: [{ weekNumber: 3, at: week.picksCloseAt, minutesBefore: 300, sent: false }],
  }));
  stub.answer('listMessages', () => ({
    messages: [
      {
        id: ids.pick,
        createdAt: player.createdAt,
        direction: Direction.DIRECTION_INBOUND,
        phone: '+15555550199',
        inboundText: 'HELP',
        outboundText: '',
        success: true,
        skipped: false,
      },
    ],
  }));
  stub.answer('estimateBlast', () => ({ recipients: 7, costCents: 35, segments: 1 }));
  stub.answer('sendBlast', () => ({ blastId: ids.blast, sent: 6, failed: 1 }));
  stub.answer('getBlast', ({ blastId }) => {
    if (blastId !== ids.blast) throw new Refusal('BLAST_NOT_FOUND');
    return {
      blastId,
      message: 'Hello, {name}!',
      createdAt: player.createdAt,
      recipients: 7,
      waiting: 1,
      sent: 2,
      delivered: 3,
      failed: 1,
      skipped: [],
    };
  });
  stub.answer('listTemplates', () => ({
    templates: [{ id: 'deadline', name: 'Deadline today', text: 'Week {week}: picks close {deadline}.' }],
  }));
  const check = (signature: string) => {
    if (signature !== GOOD_SIGNATURE) throw new Refusal('BAD_SIGNATURE');
  };
  stub.answer('receiveMessage', ({ signature }) => {
    check(signature);
    return { twiml: '<Response><Message>Hi</Message></Response>' };
  });
  stub.answer('receiveStatus', ({ signature }) => {
    check(signature);
    return {};
  });
}
