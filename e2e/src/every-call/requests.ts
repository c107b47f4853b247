/** A successful request for each call of the contract: its sample for this league, with preparations where needed. */
import { calls, sampleOf, type Call, type CallId, type Fixture, type Sample } from '@torchbearer/contract';
import { Client } from 'pg';
import { logIn, PASSWORD, signUp, type SignedIn } from '../api.js';
import { addPhone } from '../phone.js';
import { begunBy, codeOf } from '../second-factor.js';
import { ADMIN } from '../system.js';
import { twilioSignature, type Fields } from '../twilio.js';
import type { Stage } from './stage.js';

export const NOWHERE = '00000000-0000-4000-8000-00000000dead';

/** The requests of all calls, by their ids; everything they refer to exists, or `ready` creates it. */
export function requestsOf(stage: Stage): Readonly<Record<CallId, Sample>> {
  const { league, player } = stage;
  const [castaway] = league.castaways;
  const otherCastaway = league.castaways[5];
  const [, bystander] = league.players;
  if (!castaway || !otherCastaway || !bystander) throw new Error('the league is too small');
  const fixture: Fixture = {
    player: bystander.id,
    otherPlayer: player.id,
    castaway: castaway.id,
    otherCastaway: otherCastaway.id,
    ...{ session: NOWHERE, invite: NOWHERE, announcement: NOWHERE, preview: NOWHERE },
    blast: stage.blastId,
    picture: stage.pictureId,
    calendarToken: stage.calendarToken,
  };
  return Object.fromEntries(calls.map((call) => [call.id, sampleOf(call, fixture)])) as unknown as Readonly<
    Record<CallId, Sample>
  >;
}

/** A request that succeeds now for this caller. */
export async function readyRequest(stage: Stage, call: Call, caller: SignedIn): Promise<Sample> {
  const id = call.id as CallId;
  return { ...requestsOf(stage)[id], ...(await READY[id]?.(stage, caller)) };
}

/** Prepares a request so that it succeeds; its result replaces the sample's own parts. */
type Ready = (stage: Stage, caller: SignedIn) => Promise<Sample>;

const word = (stage: Stage, what: string): string => stage.fresh(what).replace(' ', '-').toLowerCase();
const newcomer = (stage: Stage): Promise<SignedIn> => signUp(stage.urls, stage.fresh('Newcomer'));
const toNewcomer: Ready = async (stage) => ({ params: { id: (await newcomer(stage)).id } });
const passwordOf = (stage: Stage, caller: SignedIn): string =>
  caller.id === stage.admin.id ? ADMIN.password : PASSWORD;
const unlock = async ({ admin }: Stage): Promise<void> => void (await admin.client.unlockRankings());

/** The caller's own name and e-mail, so that they can still sign in afterwards. */
async function profileOf({ client }: SignedIn) {
  const { name, email, username } = await client.getOwnUser();
  return { name, email, username, city: 'Portland', about: 'Watches with popcorn.' };
}

async function askForEmail(stage: Stage, caller: SignedIn, email: string): Promise<void> {
  const currentPassword = passwordOf(stage, caller);
  await caller.client.updateProfile({ body: { ...(await profileOf(caller)), email, currentPassword } });
}

const newPhone: Ready = (stage, caller) =>
  Promise.resolve({ body: { phone: stage.freshPhone(), currentPassword: passwordOf(stage, caller) } });

function signedByTwilio({ system }: Stage, fields: Fields, path: string): Sample {
  const url = `${system.twilio?.env['PUBLIC_URL'] ?? ''}${path}`;
  const signature = twilioSignature(system.twilio?.env['TWILIO_AUTH_TOKEN'] ?? '', url, fields);
  const type = 'application/x-www-form-urlencoded';
  return {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': type, 'x-twilio-signature': signature },
  };
}

let saves = 0;

const READY: Readonly<Partial<Record<CallId, Ready>>> = {
  signUp: (stage) => {
    const name = word(stage, 'newcomer');
    return Promise.resolve({
      body: { email: `${name}@example.com`, name, username: name, password: PASSWORD },
    });
  },
  logIn: ({ player }) => Promise.resolve({ body: { email: player.email, password: PASSWORD } }),
  logInExternally: async (stage) => {
    const sub = word(stage, 'external');
    const person = { sub, email: `${sub}@example.com`, name: sub };
    return { body: { ...person, token: await stage.issuer.idToken(person) } };
  },
  forgotPassword: (stage) => Promise.resolve({ body: { email: `${word(stage, 'forgetful')}@example.com` } }),
  resetPassword: async (stage) => {
    const { email } = await newcomer(stage);
    await stage.nobody.client.forgotPassword({ body: { email } });
    return { body: { token: await stage.mailedToken(email), password: PASSWORD } };
  },
  confirmEmail: async (stage) => {
    const email = `${word(stage, 'confirmed')}@example.com`;
    await askForEmail(stage, await newcomer(stage), email);
    return { body: { token: await stage.mailedToken(email, 'confirm-email') } };
  },
  revertEmail: async (stage) => {
    const mover = await newcomer(stage);
    await askForEmail(stage, mover, `${word(stage, 'unwanted')}@example.com`);
    return { body: { token: await stage.mailedToken(mover.email, 'revert-email') } };
  },
  endSession: async (stage, caller) => {
    const other = await logIn(stage.urls, caller.email, passwordOf(stage, caller));
    const current = (await other.client.listSessions()).find((session) => session.current);
    return { params: { id: current?.id ?? '' } };
  },

  updateProfile: async (_, caller) => ({ body: await profileOf(caller) }),
  resendEmailLink: async (stage, caller) => {
    const { pendingEmail } = await caller.client.getOwnUser();
    if (pendingEmail === null) await askForEmail(stage, caller, `${word(stage, 'resent')}@example.com`);
    return {};
  },
  changePassword: (stage, caller) => {
    const password = passwordOf(stage, caller);
    return Promise.resolve({ body: { currentPassword: password, newPassword: password } });
  },
  setPhone: newPhone,
  replacePhone: newPhone,
  verifyPhone: async (stage, caller) => {
    const phone = stage.freshPhone();
    await caller.client.setPhone({ body: { phone, currentPassword: passwordOf(stage, caller) } });
    return { body: { code: await stage.textedCode(phone) } };
  },
  removePhone: (stage, caller) => Promise.resolve({ body: { currentPassword: passwordOf(stage, caller) } }),
  toggleSms: async (stage, caller) => {
    await addPhone(stage.system.twilio?.fake.url, caller, stage.freshPhone(), passwordOf(stage, caller));
    return {};
  },
  confirmSecondFactor: async (_, caller) => ({ body: { code: codeOf(await begunBy(caller)) } }),
  removeSecondFactor: async (_, caller) => {
    const code = codeOf(await begunBy(caller));
    const { recoveryCodes } = await caller.client.confirmSecondFactor({ body: { code } });
    return { body: { code: recoveryCodes[0] } };
  },

  setAdmin: async (stage) => ({
    ...(await toNewcomer(stage, stage.admin)),
    body: { isAdmin: false, currentPassword: ADMIN.password },
  }),
  deleteUser: toNewcomer,
  resetUserPassword: toNewcomer,
  resetUserSecondFactor: async (stage) => {
    const owner = await newcomer(stage);
    await owner.client.confirmSecondFactor({ body: { code: codeOf(await begunBy(owner)) } });
    return { params: { id: owner.id } };
  },
  updateUser: async (stage) => {
    const { id, email, name } = await newcomer(stage);
    return {
      params: { id },
      body: { name, email, username: word(stage, 'user'), phone: stage.freshPhone() },
    };
  },
  deleteInvite: async ({ admin }) => ({
    params: { id: (await admin.client.createInvite({ body: {} })).id },
  }),

  // The dates of the sample are past: they would close the rankings.
  updateSeason: () => Promise.resolve({ body: { name: 'Season 1', hidePicksUntilLock: false } }),
  deleteAnnouncement: async ({ admin }) => {
    const { id } = await admin.client.createAnnouncement({ body: { title: 'News', body: 'All is well.' } });
    return { params: { id } };
  },
  createCastaway: (stage) => Promise.resolve({ body: { name: stage.fresh('Newcomer'), age: 40 } }),
  // All others stay in the game.
  updateCastaway: ({ league }) =>
    Promise.resolve({ params: { id: league.castaways[5]?.id ?? '' }, body: { eliminated: false, age: 40 } }),
  deleteCastaway: async (stage) => {
    const { id } = await stage.admin.client.createCastaway({ body: { name: stage.fresh('Passer-by') } });
    return { params: { id } };
  },
  submitRanking: async (stage) => {
    await unlock(stage);
    return { body: { order: (await stage.admin.client.listCastaways()).map(({ id }) => id) } };
  },
  previewDraft: async (stage) => (await unlock(stage), {}),
  runDraft: async (stage) => {
    await unlock(stage);
    return { body: { previewId: (await stage.admin.client.previewDraft()).previewId } };
  },
  draftRoster: async (stage) => {
    await runDraft(stage);
    return { body: { userId: (await newcomer(stage)).id } };
  },
  submitPick: async (stage, caller) => ({ body: { castawayId: await ownCastaway(stage, caller) } }),
  submitPickForUser: async (stage) => ({
    body: { userId: stage.player.id, castawayId: await ownCastaway(stage, stage.player) },
  }),
  undoWeekPoints: async ({ admin, league }) => {
    const entries = [{ castawayId: league.castaways[0]?.id ?? '', points: 100 + ++saves }];
    await admin.client.saveWeekPoints({ params: { n: 3 }, body: { entries } });
    return {};
  },
  submitFeedback: async (stage, caller) => {
    await forgetAnswers(stage, caller.id);
    return {};
  },
  receiveSms: (stage) => {
    const fields = { From: '+15555550199', Body: 'HELP', MessageSid: `SM${word(stage, 'sid')}` };
    return Promise.resolve(signedByTwilio(stage, fields, '/api/sms/webhook'));
  },
  receiveSmsStatus: (stage) => {
    const fields = { MessageSid: 'SM00000000000000000000000000000000', MessageStatus: 'delivered' };
    return Promise.resolve(signedByTwilio(stage, fields, '/api/sms/status'));
  },
};

/** Draws a new draft and runs it. */
export async function runDraft(stage: Stage) {
  await unlock(stage);
  const { previewId } = await stage.admin.client.previewDraft();
  return await stage.admin.client.runDraft({ body: { previewId } });
}

/** Each survey accepts one response; here the same people respond repeatedly. */
async function forgetAnswers({ system }: Stage, userId: string): Promise<void> {
  const database = new Client({ connectionString: system.databases['feedback'] });
  await database.connect();
  try {
    await database.query('delete from answers where user_id = $1', [userId]);
  } finally {
    await database.end();
  }
}

/** One of the caller's own castaways; a caller without any takes part in a new draft. */
async function ownCastaway(stage: Stage, caller: SignedIn): Promise<string> {
  const mine = await caller.client.getMyPicks();
  const [own] = mine.assigned;
  if (own) return own.castawayId;
  await unlock(stage);
  const order = (await stage.admin.client.listCastaways()).map(({ id }) => id);
  await caller.client.submitRanking({ body: { order } });
  const { picks } = await runDraft(stage);
  return picks.find((pick) => pick.userId === caller.id)?.castawayId ?? '';
}
