/** For each call of the contract a request that succeeds. A call without one fails the tests. */
import type { CallId } from '@torchbearer/contract';
import { PASSWORD, signUp, type SignedIn } from '../api.js';
import type { Stage } from './stage.js';

export type Body = Readonly<Record<string, unknown>>;

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  /** Every field that the call knows. */
  readonly body?: Body;
}

export interface Sample extends Request {
  /** Fields of the body that must be given. */
  readonly required?: readonly string[];
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

  return {
    signUp: {
      body: { email: 'new@example.com', name: 'New', username: 'new', password: PASSWORD },
      required: ['email', 'name', 'username', 'password'],
      broken: [
        ['email', { email: 'nobody' }],
        ['email', { email: 'a@b' }],
        ['password', { password: 'short' }],
        ['name', { name: '' }],
        ['username', { username: ' \t ' }],
      ],
      extremes: [
        { name: 'x'.repeat(80), password: 'x'.repeat(200) },
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
      ],
      extremes: [
        { picksOpenAt: '2000-01-01T00:00:00Z', picksCloseAt: '2199-12-31T23:59:59.999Z' },
        { picksOpenAt: '2030-10-10T16:00:00.000000001+14:00', picksCloseAt: '2030-10-10T16:00:00-12:00' },
        { picksOpenAt: null, picksCloseAt: null },
        { weekNumber: 1 },
      ],
    },

    getMyPicks: {},
    submitPick: {
      body: { castawayId: castaway.id },
      required: ['castawayId'],
      broken: [['castawayId', { castawayId: 'abc' }]],
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
