/** For each call of the contract a request that succeeds. A call without one fails the tests. */
import { begunBy, codeOf } from '../second-factor.js';
import type { CallId } from '@torchbearer/contract';
import { Client } from 'pg';
import { logIn, PASSWORD, signUp, type SignedIn } from '../api.js';
import { ADMIN } from '../system.js';
import { addPhone } from '../phone.js';
import { twilioSignature, type Fields } from '../twilio.js';
import { PIXEL, type Stage } from './stage.js';

export type Body = Readonly<Record<string, unknown>>;

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Every field that the call knows. */
  readonly body?: Body;
  /** A body that is no JSON. */
  readonly raw?: string | FormData | URLSearchParams;
}

export interface Sample extends Request {
  /** Fields of the body that must be given. */
  readonly required?: readonly string[];
  /** Fields that a body without any is told of besides those. */
  readonly alsoTold?: readonly string[];
  /** Bodies that break one of the call's own rules, and the field that is named for it. */
  readonly broken?: readonly (readonly [field: string, change: Body])[];
  /** Changes to the body that reach as far as the rules let them. */
  readonly extremes?: readonly Body[];
  /** Sees to it that the request succeeds for this caller now; what it returns replaces the sample's own. */
  readonly ready?: (caller: SignedIn) => Promise<Request>;
}

export const NOWHERE = '00000000-0000-4000-8000-00000000dead';

export function samplesOf(stage: Stage): { readonly [Id in CallId]: Sample } {
  const { admin, league, player } = stage;
  const [castaway] = league.castaways;
  const spare = league.castaways[5];
  const bystander = league.players[1];
  if (!castaway || !spare || !bystander) throw new Error('the league is too small');
  const ofCastaway = { params: { id: castaway.id } };
  const facts = {
    tribe: 'Red',
    occupation: 'Sailor',
    hometown: 'Here → There',
    imageUrl: '/a.webp',
    age: 40,
  };
  const badFacts = [
    ['name', { name: '   ' }],
    ['age', { age: 17 }],
    ['age', { age: 121 }],
    ['age', { age: 0 }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: '//elsewhere.example/a.png' }],
  ] as const;
  const extremeFacts = [
    { tribe: 'x'.repeat(80), occupation: 'x'.repeat(120), hometown: 'x'.repeat(160), age: 120 },
    { tribe: null, occupation: null, hometown: null, imageUrl: null, age: null },
    { tribe: '', occupation: '', hometown: '', imageUrl: '', age: 18 },
    { imageUrl: `https://example.com/${'x'.repeat(480)}`, hometown: 'Reykjavík → 東京 🔥' },
  ];
  const unlock = async () => void (await admin.client.unlockRankings());

  const words = (what: string): string => stage.fresh(what).replace(' ', '-').toLowerCase();
  const newcomer = (): Promise<SignedIn> => signUp(stage.urls, stage.fresh('Newcomer'));
  const passwordOf = (caller: SignedIn): string => (caller.id === admin.id ? ADMIN.password : PASSWORD);
  const profile = {
    name: 'Robin Vale',
    email: 'robin@example.com',
    username: 'robin',
    displayName: 'Rob',
    city: 'Portland',
    state: 'OR',
    favoriteCastaway: 'Juniper Hale',
    about: 'Watches with popcorn.',
  };
  const badProfile = [
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['favoriteCastaway', { favoriteCastaway: 'x'.repeat(36) }],
    ['about', { about: 'x'.repeat(251) }],
    ['username', { username: 'x'.repeat(41) }],
  ] as const;
  const extremeProfile = [
    { username: null, displayName: null, city: null, state: null, favoriteCastaway: null, about: null },
    { displayName: '', city: '', state: '', favoriteCastaway: '', about: '' },
    { favoriteCastaway: 'x'.repeat(35), about: 'x'.repeat(250), city: '東京', state: '🔥' },
  ];
  /** The caller's own name and e-mail, so that they can still sign in afterwards. */
  const profileOf = async (caller: SignedIn) => {
    const { name, email, username } = await caller.client.getOwnUser();
    return { body: { ...profile, name, email, username } };
  };
  const askForEmail = async (caller: SignedIn, email: string): Promise<void> => {
    const { body } = await profileOf(caller);
    await caller.client.updateProfile({ body: { ...body, email, currentPassword: passwordOf(caller) } });
  };
  const aPhone = {
    body: { phone: '2025550123', currentPassword: PASSWORD },
    required: ['phone'],
    broken: [
      ['phone', { phone: '12345' }],
      ['phone', { phone: '+442079460000' }],
      ['phone', { phone: 'call me' }],
    ],
    ready: async (caller: SignedIn) => ({
      body: { phone: stage.freshPhone(), currentPassword: passwordOf(caller) },
    }),
  } as const;
  const picture = (): FormData => {
    const form = new FormData();
    form.set('profilePicture', new Blob([PIXEL], { type: 'image/png' }), 'me.png');
    return form;
  };
  const text = (fields: Fields, path: string): Request => {
    const url = `${stage.system.twilio?.env['PUBLIC_URL'] ?? ''}${path}`;
    const signature = twilioSignature(stage.system.twilio?.env['TWILIO_AUTH_TOKEN'] ?? '', url, fields);
    return { raw: new URLSearchParams(fields), headers: { 'x-twilio-signature': signature } };
  };
  const season = {
    name: 'Season 1',
    firstPickWeek: 3,
    episodes: 13,
    rankingsCloseAt: '2090-10-10T16:00:00.000Z',
    draftAt: '2090-10-10T16:00:00.000Z',
    rounds: 2,
    shareCastaways: true,
    hidePicksUntilLock: false,
    showEmails: true,
  };
  const announcement = { title: 'News', body: 'All is well.', expiresAt: '2090-10-10T16:00:00.000Z' };
  const survey = { surveyType: 'LEADERBOARD', question: 'How is it?', answer: 'Fine.', rating: 4 };
  const invite = { note: 'For the office', maxUses: 3, expiresAt: '2090-10-10T16:00:00.000Z' };
  const past = '2001-01-01T00:00:00Z';
  let saves = 0;

  return {
    logInExternally: {
      body: {
        token: 'x'.repeat(4_000),
        email: 'ext@example.com',
        name: 'Ext',
        picture: 'https://example.com/me.png',
        nonce: 'n',
        inviteCode: 'x',
      },
      required: ['token', 'email'],
      broken: [['email', { email: 'nobody' }]],
      ready: async () => {
        const sub = words('external');
        const person = { sub, email: `${sub}@example.com`, name: sub };
        return { body: { ...person, token: await stage.issuer.idToken(person), picture: null } };
      },
    },
    forgotPassword: {
      body: { email: 'somebody@example.com' },
      required: ['email'],
      broken: [['email', { email: 'nobody' }]],
      ready: async () => ({ body: { email: `${words('forgetful')}@example.com` } }),
    },
    resetPassword: {
      body: { token: 'x'.repeat(43), password: PASSWORD },
      required: ['token', 'password'],
      broken: [['password', { password: 'short' }]],
      ready: async () => {
        const { email } = await newcomer();
        await stage.nobody.client.forgotPassword({ body: { email } });
        return { body: { token: await stage.mailedToken(email), password: PASSWORD } };
      },
    },
    createNonce: {},
    confirmEmail: {
      body: { token: 'x'.repeat(43) },
      required: ['token'],
      ready: async () => {
        const email = `${words('confirmed')}@example.com`;
        await askForEmail(await newcomer(), email);
        return { body: { token: await stage.mailedToken(email, 'confirm-email') } };
      },
    },
    revertEmail: {
      body: { token: 'x'.repeat(43) },
      required: ['token'],
      ready: async () => {
        const mover = await newcomer();
        await askForEmail(mover, `${words('unwanted')}@example.com`);
        return { body: { token: await stage.mailedToken(mover.email, 'revert-email') } };
      },
    },
    listSessions: {},
    endSession: {
      params: { id: NOWHERE },
      ready: async (caller) => {
        const other = await logIn(stage.urls, caller.email, passwordOf(caller));
        const current = (await other.client.listSessions()).find((session) => session.current);
        return { params: { id: current?.id ?? '' } };
      },
    },
    endAllSessions: {},

    updateProfile: {
      body: { ...profile, currentPassword: PASSWORD },
      required: ['name', 'email'],
      broken: badProfile,
      extremes: extremeProfile,
      ready: profileOf,
    },
    resendEmailLink: {
      ready: async (caller) => {
        const { pendingEmail } = await caller.client.getOwnUser();
        if (pendingEmail === null) await askForEmail(caller, `${words('resent')}@example.com`);
        return {};
      },
    },
    cancelEmailChange: {},
    changePassword: {
      body: { currentPassword: PASSWORD, newPassword: 'another-torch' },
      required: ['newPassword'],
      broken: [['newPassword', { newPassword: 'short' }]],
      ready: async (caller) => ({
        body: { currentPassword: passwordOf(caller), newPassword: passwordOf(caller) },
      }),
    },
    uploadPicture: { raw: picture() },
    getPicture: { params: { id: stage.pictureId } },
    setPhone: aPhone,
    replacePhone: aPhone,
    verifyPhone: {
      body: { code: '123456' },
      required: ['code'],
      broken: [
        ['code', { code: '12345' }],
        ['code', { code: 'abcdef' }],
      ],
      ready: async (caller) => {
        const phone = stage.freshPhone();
        await caller.client.setPhone({ body: { phone, currentPassword: passwordOf(caller) } });
        return { body: { code: await stage.textedCode(phone) } };
      },
    },
    cancelPendingPhone: {},
    removePhone: {
      body: {},
      ready: async (caller) => ({ body: { currentPassword: passwordOf(caller) } }),
    },
    toggleSms: {
      body: { enabled: true },
      required: ['enabled'],
      ready: async (caller) => {
        await addPhone(stage.system.twilio?.fake.url, caller, stage.freshPhone(), passwordOf(caller));
        return { body: { enabled: true } };
      },
    },
    markWelcomeSeen: { body: {} },
    beginSecondFactor: { body: {} },
    confirmSecondFactor: {
      body: { code: '287082' },
      required: ['code'],
      ready: async (caller) => ({ body: { code: codeOf(await begunBy(caller)) } }),
    },
    removeSecondFactor: {
      body: { code: '287082' },
      required: ['code'],
      ready: async (caller) => {
        const code = codeOf(await begunBy(caller));
        const { recoveryCodes } = await caller.client.confirmSecondFactor({ body: { code } });
        return { body: { code: recoveryCodes[0] } };
      },
    },
    resetUserSecondFactor: {
      params: { id: bystander.id },
      ready: async () => {
        const owner = await signUp(stage.urls, stage.fresh('Forgetful'));
        await owner.client.confirmSecondFactor({ body: { code: codeOf(await begunBy(owner)) } });
        return { params: { id: owner.id } };
      },
    },
    renewCalendarToken: {},
    getCalendar: { params: { token: stage.calendarToken } },

    updateUser: {
      params: { id: bystander.id },
      body: { ...profile, phone: '2025550123' },
      required: ['name', 'email'],
      broken: [...badProfile, ['phone', { phone: '12345' }]],
      extremes: [...extremeProfile, { phone: null }, { phone: '' }],
      ready: async () => {
        const { id, email } = await newcomer();
        return {
          params: { id },
          body: { ...profile, email, username: words('user'), phone: stage.freshPhone() },
        };
      },
    },
    resetUserPassword: {
      params: { id: bystander.id },
      ready: async () => ({ params: { id: (await newcomer()).id } }),
    },
    listInvites: {},
    createInvite: {
      body: invite,
      broken: [
        ['maxUses', { maxUses: 0 }],
        ['maxUses', { maxUses: 1.5 }],
        ['expiresAt', { expiresAt: past }],
        ['note', { note: 'x'.repeat(121) }],
      ],
      extremes: [
        { note: null, maxUses: null, expiresAt: null },
        { note: 'x'.repeat(120), maxUses: 10_000 },
      ],
    },
    listSecurityEvents: { query: { limit: '10' } },
    deleteInvite: {
      params: { id: NOWHERE },
      ready: async () => ({ params: { id: (await admin.client.createInvite({ body: {} })).id } }),
    },

    getConfig: {},
    getSeason: {},
    updateSeason: {
      body: season,
      broken: [
        ['firstPickWeek', { firstPickWeek: 0 }],
        ['episodes', { episodes: 21 }],
        ['rounds', { rounds: 0 }],
        ['name', { name: '' }],
        ['draftAt', { draftAt: 'soon' }],
      ],
      extremes: [{ name: 'x'.repeat(80) }, { name: 'Season 1 🔥', draftAt: null }],
    },
    listAnnouncements: {},
    createAnnouncement: {
      body: announcement,
      required: ['title', 'body'],
      broken: [
        ['title', { title: ' ' }],
        ['body', { body: '' }],
        ['expiresAt', { expiresAt: past }],
      ],
      extremes: [{ title: 'x'.repeat(120), body: '🔥'.repeat(1_000), expiresAt: null }],
    },
    deleteAnnouncement: {
      params: { id: NOWHERE },
      ready: async () => ({
        params: { id: (await admin.client.createAnnouncement({ body: announcement })).id },
      }),
    },

    getMyDraft: {},
    draftRoster: {
      body: { userId: bystander.id },
      required: ['userId'],
      broken: [['userId', { userId: 'abc' }]],
      ready: async () => {
        await unlock();
        const { previewId } = await admin.client.previewDraft();
        await admin.client.runDraft({ body: { previewId } });
        return { body: { userId: (await newcomer()).id } };
      },
    },
    importCastaways: { query: { dryRun: 'true' }, raw: 'name,tribe\nImported,Red\n', headers: CSV },

    getMyHistory: {},
    previewWeekPoints: {
      params: { n: '3' },
      body: { entries: [{ castawayId: castaway.id, points: 7 }] },
      required: ['entries'],
    },
    undoWeekPoints: {
      params: { n: '3' },
      body: {},
      broken: [
        ['was', { was: 'all' }],
        ['was.0.points', { was: [{ castawayId: castaway.id }] }],
      ],
      ready: async () => {
        const entries = [{ castawayId: castaway.id, points: 100 + ++saves }];
        await admin.client.saveWeekPoints({ params: { n: 3 }, body: { entries } });
        return {};
      },
    },

    getStats: {},
    getTrends: {},
    getWinProbability: {},
    getPowerRankings: {},
    getCastawaysStatus: {},
    getPickAccuracy: {},
    getLeaderboard: {},
    getHeadToHead: { query: { user1: player.id, user2: bystander.id } },
    listAudit: { query: { limit: '10' } },

    submitFeedback: {
      body: survey,
      required: ['surveyType', 'question'],
      alsoTold: ['answer'],
      broken: [
        ['surveyType', { surveyType: 'WEATHER' }],
        ['rating', { rating: 0 }],
        ['rating', { rating: 6 }],
        ['answer', { answer: '  ', rating: null }],
        ['answer', { answer: null, rating: null }],
      ],
      extremes: [{ answer: 'x'.repeat(2_000), rating: null }, { answer: '', rating: 1 }, { answer: null }],
      ready: async (caller) => {
        await forgetAnswers(stage, caller.id);
        return {};
      },
    },
    checkFeedback: { params: { surveyType: 'LEADERBOARD' } },
    listFeedback: { query: { surveyType: 'LEADERBOARD' } },
    getFeedbackStats: {},

    getReminderStatus: {},
    listSmsLogs: { query: { limit: '5' } },
    estimateBlast: {
      body: { recipientFilter: 'custom', customRecipients: [bystander.id], message: 'Hello, {name}!' },
      required: ['recipientFilter'],
      broken: [
        ['recipientFilter', { recipientFilter: 'some' }],
        ['customRecipients', { customRecipients: 'everybody' }],
      ],
      extremes: [
        { recipientFilter: 'all', customRecipients: null, message: null },
        { message: '🔥'.repeat(800) },
      ],
    },
    sendBlast: {
      body: { recipientFilter: 'custom', customRecipients: [bystander.id], message: 'Hello, {name}!' },
      required: ['recipientFilter', 'message'],
      broken: [
        ['message', { message: '   ' }],
        ['customRecipients', { customRecipients: 'everybody' }],
      ],
      extremes: [{ recipientFilter: 'all', customRecipients: null }],
    },
    getBlast: { params: { id: stage.blastId } },
    listSmsTemplates: {},
    receiveSms: {
      raw: new URLSearchParams(),
      ready: async () =>
        text({ From: '+15555550199', Body: 'HELP', MessageSid: `SM${words('sid')}` }, '/api/sms/webhook'),
    },
    receiveSmsStatus: {
      raw: new URLSearchParams(),
      ready: async () =>
        text(
          { MessageSid: 'SM00000000000000000000000000000000', MessageStatus: 'delivered' },
          '/api/sms/status',
        ),
    },

    signUp: {
      body: { email: 'new@example.com', name: 'New', username: 'new', password: PASSWORD, inviteCode: 'x' },
      required: ['email', 'name', 'username', 'password'],
      broken: [
        ['email', { email: 'nobody' }],
        ['email', { email: 'a@b' }],
        ['password', { password: 'short' }],
        ['name', { name: '' }],
        ['username', { username: ' \t ' }],
      ],
      extremes: [
        { name: 'x'.repeat(80), password: `${'fire, tide, sand; '.repeat(11)}ok` },
        { name: 'Zoë 🔥', username: '🔥'.repeat(20), password: '     🔥' },
        { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(53)}.example.com` },
      ],
      ready: async () => {
        const word = stage.fresh('newcomer').replace(' ', '-');
        return { body: { email: `${word}@example.com`, name: word, username: word, password: PASSWORD } };
      },
    },
    logIn: { body: { email: player.email, password: PASSWORD }, required: ['email', 'password'] },
    getMe: {},
    logOut: {},

    getOwnUser: {},
    listUsers: {},
    setAdmin: {
      params: { id: bystander.id },
      body: { isAdmin: false },
      required: ['isAdmin'],
    },
    deleteUser: {
      params: { id: bystander.id },
      ready: async () => ({ params: { id: (await signUp(stage.urls, stage.fresh('Leaver'))).id } }),
    },

    listCastaways: {},
    getCastaway: ofCastaway,
    listCastawayResults: ofCastaway,
    getCastawayOwner: ofCastaway,
    createCastaway: {
      body: { name: 'New', ...facts },
      required: ['name'],
      broken: badFacts,
      extremes: [...extremeFacts, { name: 'x'.repeat(80) }, { name: '🔥'.repeat(40) }],
      ready: async () => ({ body: { name: stage.fresh('Newcomer'), ...facts } }),
    },
    updateCastaway: {
      params: { id: spare.id },
      body: { name: spare.name, ...facts, eliminated: false },
      broken: badFacts,
      extremes: extremeFacts,
    },
    deleteCastaway: {
      params: { id: spare.id },
      ready: async () => {
        const { id } = await admin.client.createCastaway({ body: { name: stage.fresh('Passer-by') } });
        return { params: { id } };
      },
    },

    getMyRanking: {},
    submitRanking: {
      body: { order: league.castaways.map(({ id }) => id) },
      required: ['order'],
      broken: [
        ['order', { order: [] }],
        ['order.1', { order: [castaway.id, castaway.id] }],
        ['order', { order: Array.from({ length: 101 }, () => NOWHERE) }],
      ],
      ready: async () => {
        await unlock();
        return { body: { order: (await admin.client.listCastaways()).map(({ id }) => id) } };
      },
    },
    listRankings: {},
    unlockRankings: {},

    getDraft: {},
    previewDraft: { ready: async () => (await unlock(), {}) },
    getDraftPreview: {},
    runDraft: {
      body: { previewId: NOWHERE },
      ready: async () => {
        await unlock();
        return { body: { previewId: (await admin.client.previewDraft()).previewId } };
      },
    },
    getLeague: {},

    getActiveWeek: {},
    listWeeks: {},
    saveWeek: {
      body: {
        weekNumber: 20,
        isActive: false,
        picksOpenAt: '2030-10-10T16:00:00.000Z',
        picksCloseAt: '2030-10-17T00:00:00.000Z',
      },
      required: ['weekNumber', 'isActive'],
      broken: [
        ['weekNumber', { weekNumber: 0 }],
        ['weekNumber', { weekNumber: 21 }],
        ['weekNumber', { weekNumber: 1.5 }],
        ['weekNumber', { weekNumber: '3' }],
        ['picksOpenAt', { picksOpenAt: 'Thursday' }],
        ['picksOpenAt', { picksOpenAt: '2030-02-30T00:00:00Z' }],
        ['picksOpenAt', { picksOpenAt: '1999-12-31T00:00:00Z' }],
        ['picksCloseAt', { picksCloseAt: '2200-01-01T00:00:00Z' }],
        ['picksCloseAt', { picksCloseAt: '2030-10-10T16:00:00Z' }],
        ['activeWeek', { activeWeek: 0 }],
        ['activeWeek', { activeWeek: 21 }],
        ['onlyNew', { onlyNew: 'yes' }],
      ],
      extremes: [
        { picksOpenAt: '2000-01-01T00:00:00Z', picksCloseAt: '2199-12-31T23:59:59.999Z' },
        { picksOpenAt: '2030-10-10T16:00:00.000000001+14:00', picksCloseAt: '2030-10-10T16:00:00-12:00' },
        { picksOpenAt: null, picksCloseAt: null },
        { weekNumber: 1 },
        { activeWeek: null, onlyNew: false },
        { activeWeek: 1 },
      ],
    },

    getMyPicks: {},
    submitPick: {
      body: { castawayId: castaway.id },
      required: ['castawayId'],
      broken: [
        ['castawayId', { castawayId: 'abc' }],
        ['weekNumber', { weekNumber: 0 }],
      ],
      ready: async (caller) => ({ body: { castawayId: await ownCastaway(stage, caller) } }),
    },
    listAllPicks: {},
    listWeekPicks: { params: { weekNumber: '3' } },
    listPickLog: {},
    getPicksDebug: {},
    submitPickForUser: {
      body: { userId: player.id, castawayId: castaway.id },
      required: ['userId', 'castawayId'],
      broken: [['userId', { userId: 'abc' }]],
      ready: async () => ({ body: { userId: player.id, castawayId: await ownCastaway(stage, player) } }),
    },

    listResults: {},
    getWeekPoints: { params: { n: '3' } },
    saveWeekPoints: {
      params: { n: '3' },
      body: { entries: [{ castawayId: castaway.id, points: 7 }] },
      required: ['entries'],
      extremes: [1000, -1000, 0].map((points) => ({ entries: [{ castawayId: castaway.id, points }] })),
      broken: [
        ['entries', { entries: [] }],
        ['entries.0.castawayId', { entries: [{ points: 1 }] }],
        ['entries.0.points', { entries: [{ castawayId: castaway.id }] }],
        ['entries.0.points', { entries: [{ castawayId: castaway.id, points: null }] }],
        ['entries.0.points', { entries: [{ castawayId: castaway.id, points: 1001 }] }],
        ['entries.0.points', { entries: [{ castawayId: castaway.id, points: -1001 }] }],
        ['entries.0.was', { entries: [{ castawayId: castaway.id, points: 1, was: 0.5 }] }],
        ['entries.0.points', { entries: [{ castawayId: castaway.id, points: 0.5 }] }],
        [
          'entries.1.castawayId',
          {
            entries: [
              { castawayId: castaway.id, points: 1 },
              { castawayId: castaway.id.toUpperCase(), points: 1 },
            ],
          },
        ],
      ],
    },
    getStandings: {},
    getWeeksInFirst: {},

    getOpenApi: {},
    getDocs: {},
  };
}

const CSV = { 'content-type': 'text/csv' };

/** Each survey is answered once; here the same people answer again and again. */
export async function forgetAnswers({ system }: Stage, userId: string): Promise<void> {
  const database = new Client({ connectionString: system.databases['feedback'] });
  await database.connect();
  try {
    await database.query('delete from answers where user_id = $1', [userId]);
  } finally {
    await database.end();
  }
}

/** One of the caller's own castaways; who has none takes part in a new draft. */
export async function ownCastaway({ admin }: Stage, caller: SignedIn): Promise<string> {
  const mine = await caller.client.getMyPicks();
  const [own] = mine.assigned;
  if (own) return own.castawayId;
  await admin.client.unlockRankings();
  const order = (await admin.client.listCastaways()).map(({ id }) => id);
  await caller.client.submitRanking({ body: { order } });
  const { previewId } = await admin.client.previewDraft();
  const { picks } = await admin.client.runDraft({ body: { previewId } });
  return picks.find((pick) => pick.userId === caller.id)?.castawayId ?? '';
}
