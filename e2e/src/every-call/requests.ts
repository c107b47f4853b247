/** A successful request for each call of the contract: its sample with this league's ids, prepared where needed. */
import { randomUUID } from 'node:crypto';
import {
  calls,
  sampleOf,
  type Call,
  type CallId,
  type Fixture as SampleIds,
  type Sample,
} from '@torchbearer/contract';
import { logIn, PASSWORD, signUp, type RawResponse, type SignedIn, type Visitor } from '../api.js';
import { sql } from '../databases.js';
import { addPhone, twilioSignature, type Fields } from '../phone.js';
import { begunBy, codeOf } from '../second-factor.js';
import { ADMIN } from '../system.js';
import type { Fixture } from './fixture.js';

export const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** The sample requests of all calls, by call id. Everything they refer to exists, or `READY` creates it. */
export function requestsOf(fixture: Fixture): Readonly<Record<CallId, Sample>> {
  const { league, player } = fixture;
  const [castaway] = league.castaways;
  const otherCastaway = league.castaways[5];
  const [, bystander] = league.players;
  if (!castaway || !otherCastaway || !bystander) throw new Error('the league is too small');
  const ids: SampleIds = {
    player: bystander.id,
    otherPlayer: player.id,
    castaway: castaway.id,
    otherCastaway: otherCastaway.id,
    ...{
      session: UNKNOWN_ID,
      identity: UNKNOWN_ID,
      invite: UNKNOWN_ID,
      announcement: UNKNOWN_ID,
      preview: UNKNOWN_ID,
    },
    blast: fixture.blastId,
    picture: fixture.pictureId,
    ...{ blindTally: UNKNOWN_ID, group: UNKNOWN_ID, groupCode: '00000-00000', correction: UNKNOWN_ID },
    calendarToken: fixture.calendarToken,
    standings: '1-00000000',
  };
  return Object.fromEntries(calls.map((call) => [call.id, sampleOf(call, ids)])) as unknown as Readonly<
    Record<CallId, Sample>
  >;
}

/** A request that succeeds for this caller. */
export async function readyRequest(fixture: Fixture, call: Call, caller: SignedIn): Promise<Sample> {
  const id = call.id as CallId;
  return { ...requestsOf(fixture)[id], ...(await READY[id]?.(fixture, caller)) };
}

/** Sends a call with this input. */
export function sendCall(
  who: Visitor,
  { method, path: pattern }: Call,
  { params = {}, query = {}, raw, body, headers }: Sample,
): Promise<RawResponse> {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  const address = search === '' ? path : `${path}?${search}`;
  return who.raw(method.toUpperCase(), address, raw ?? body, { ...headers });
}

/** Makes a request succeed; its result replaces parts of the sample. */
type Ready = (fixture: Fixture, caller: SignedIn) => Promise<Sample> | Sample;

const word = (fixture: Fixture, what: string): string =>
  fixture.freshName(what).replace(' ', '-').toLowerCase();
const newcomer = (fixture: Fixture): Promise<SignedIn> => signUp(fixture.urls, fixture.freshName('Newcomer'));
const toNewcomer: Ready = async (fixture) => ({ params: { id: (await newcomer(fixture)).id } });
const passwordOf = (fixture: Fixture, caller: SignedIn): string =>
  caller.id === fixture.admin.id ? ADMIN.password : PASSWORD;
const unlock = async ({ admin }: Fixture): Promise<void> => void (await admin.client.unlockRankings());

/** Keeps the caller's name and e-mail, so that they can still sign in. */
async function profileOf({ client }: SignedIn) {
  const { name, email, username } = await client.getOwnUser();
  return { name, email, username, city: 'Portland', about: 'Watches with popcorn.' };
}

async function requestEmail(fixture: Fixture, caller: SignedIn, email: string): Promise<void> {
  const currentPassword = passwordOf(fixture, caller);
  await caller.client.updateProfile({ body: { ...(await profileOf(caller)), email, currentPassword } });
}

const withRecoveryCode: Ready = async (_, caller) => {
  const code = codeOf(await begunBy(caller));
  const { recoveryCodes } = await caller.client.confirmSecondFactor({ body: { code } });
  return { body: { code: recoveryCodes[0] } };
};

const newPhone: Ready = (fixture, caller) => ({
  body: { phone: fixture.freshPhone(), currentPassword: passwordOf(fixture, caller) },
});

function signedByTwilio({ system }: Fixture, fields: Fields, path: string): Sample {
  const url = `${system.twilio?.env['PUBLIC_URL'] ?? ''}${path}`;
  const signature = twilioSignature(system.twilio?.env['TWILIO_AUTH_TOKEN'] ?? '', url, fields);
  const type = 'application/x-www-form-urlencoded';
  return {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': type, 'x-twilio-signature': signature },
  };
}

/** A group that the caller owns. */
async function ownGroup({ client }: SignedIn) {
  const own = (await client.listGroups()).find(({ isOwner }) => isOwner);
  return own ?? (await client.createGroup({ body: { name: 'The office' } }));
}
const inOwnGroup: Ready = async (_, caller) => ({ params: { id: (await ownGroup(caller)).id } });
/** The owner of a group with other members can't leave it. */
const inNewGroup: Ready = async (_, { client }) => {
  const { id } = await client.createGroup({ body: { name: 'Family' } });
  return { params: { id } };
};
async function leaveGroupsOfOthers({ client }: SignedIn): Promise<void> {
  for (const { id, isOwner } of await client.listGroups())
    if (!isOwner) await client.leaveGroup({ params: { id } });
}
async function groupWithMember(fixture: Fixture, owner: SignedIn) {
  await leaveGroupsOfOthers(owner);
  const { id, code } = await ownGroup(owner);
  const member = await newcomer(fixture);
  await member.client.joinGroup({ body: { code } });
  return { id, memberId: member.id };
}

/** Turns double scoring on or off. While it is on, weeks without points can't be scored directly. */
const scoreTwice = async ({ admin }: Fixture, doubleScoring: boolean): Promise<void> =>
  void (await admin.client.updateSeason({ body: { doubleScoring } }));
const scoreOnce = (fixture: Fixture): Promise<void> => scoreTwice(fixture, false);
const asBefore: Ready = async (fixture) => (await scoreOnce(fixture), {});

/** Weeks whose points come from two tallies. The tallies of the second are done. */
const BLIND_WEEK = 18;
const RESOLVED_WEEK = 20;
const blindWeek = async (fixture: Fixture, n: number): Promise<Sample> => {
  const { client } = fixture.admin;
  await scoreTwice(fixture, true);
  await client.saveWeek({ body: { weekNumber: n, isActive: false } });
  while ((await client.getWeekPoints({ params: { n } })).length > 0)
    await client.undoWeekPoints({ params: { n }, body: {} });
  return { params: { n: String(n) } };
};
const startTally = async (fixture: Fixture, { client }: SignedIn, n: number, count: number) => {
  const params = { n };
  await client.startBlindTally({ params });
  const castawayId = fixture.league.castaways[0]?.id ?? '';
  const add = [{ id: randomUUID(), castawayId, ruleId: 'idol-found', count }];
  return await client.enterBlindLines({ params, body: { add } });
};
/** The caller's own tally, with a line. */
const ownBlindTally: Ready = async (fixture, caller) => {
  const sample = await blindWeek(fixture, BLIND_WEEK);
  const params = { n: BLIND_WEEK };
  await caller.client.startBlindTally({ params });
  await caller.client.reopenBlindTally({ params });
  await startTally(fixture, caller, BLIND_WEEK, 1);
  return sample;
};

let saves = 0;

const READY: Readonly<Partial<Record<CallId, Ready>>> = {
  getStandingsPage: async (_fixture, { client }) => {
    const { standings } = await client.getOwnStanding();
    return { params: { standings, page: '0' } };
  },
  signUp: (fixture) => {
    const name = word(fixture, 'newcomer');
    return {
      body: { email: `${name}@example.com`, name, username: name, password: PASSWORD },
    };
  },
  logIn: ({ player }) => ({ body: { email: player.email, password: PASSWORD } }),
  logInExternally: async (fixture) => {
    const sub = word(fixture, 'external');
    const { nonce } = await fixture.visitor.client.createNonce();
    const person = { sub, email: `${sub}@example.com`, name: sub, nonce };
    return { body: { ...person, token: await fixture.issuer.idToken(person) } };
  },
  forgotPassword: (fixture) => ({ body: { email: `${word(fixture, 'forgetful')}@example.com` } }),
  resetPassword: async (fixture) => {
    const { email } = await newcomer(fixture);
    await fixture.visitor.client.forgotPassword({ body: { email } });
    return { body: { token: await fixture.mailedToken(email), password: PASSWORD } };
  },
  confirmEmail: async (fixture) => {
    const email = `${word(fixture, 'confirmed')}@example.com`;
    await requestEmail(fixture, await newcomer(fixture), email);
    return { body: { token: await fixture.mailedToken(email, 'confirm-email') } };
  },
  revertEmail: async (fixture) => {
    const mover = await newcomer(fixture);
    await requestEmail(fixture, mover, `${word(fixture, 'unwanted')}@example.com`);
    return { body: { token: await fixture.mailedToken(mover.email, 'revert-email') } };
  },
  endSession: async (fixture, caller) => {
    const other = await logIn(fixture.urls, caller.email, passwordOf(fixture, caller));
    const current = (await other.client.listSessions()).find((session) => session.current);
    return { params: { id: current?.id ?? '' } };
  },

  updateProfile: async (_, caller) => ({ body: await profileOf(caller) }),
  resendEmailLink: async (fixture, caller) => {
    const { pendingEmail } = await caller.client.getOwnUser();
    if (pendingEmail === null) await requestEmail(fixture, caller, `${word(fixture, 'resent')}@example.com`);
    return {};
  },
  changePassword: (fixture, caller) => {
    const password = passwordOf(fixture, caller);
    return { body: { currentPassword: password, newPassword: password } };
  },
  setPhone: newPhone,
  replacePhone: newPhone,
  verifyPhone: async (fixture, caller) => {
    const phone = fixture.freshPhone();
    await caller.client.setPhone({ body: { phone, currentPassword: passwordOf(fixture, caller) } });
    return { body: { code: await fixture.textedCode(phone) } };
  },
  removePhone: (fixture, caller) => ({ body: { currentPassword: passwordOf(fixture, caller) } }),
  toggleSms: async (fixture, caller) => {
    await addPhone(
      fixture.system.twilio?.fake.url,
      caller,
      fixture.freshPhone(),
      passwordOf(fixture, caller),
    );
    return {};
  },
  // Admins can't hide results, and the other calls are tried as somebody who sees all of them.
  hideResults: () => ({ body: { hidesResults: false, watchedWeek: 7 } }),
  confirmSecondFactor: async (_, caller) => ({ body: { code: codeOf(await begunBy(caller)) } }),
  removeSecondFactor: withRecoveryCode,
  renewRecoveryCodes: withRecoveryCode,
  unlinkIdentity: async (fixture, caller) => ({
    params: { id: await linkIdentity(fixture, caller.id) },
    body: { currentPassword: passwordOf(fixture, caller) },
  }),

  setAdmin: async (fixture) => ({
    ...(await toNewcomer(fixture, fixture.admin)),
    body: { isAdmin: false, currentPassword: ADMIN.password },
  }),
  deleteUser: toNewcomer,
  resetUserPassword: toNewcomer,
  resetUserSecondFactor: async (fixture) => {
    const owner = await newcomer(fixture);
    await owner.client.confirmSecondFactor({ body: { code: codeOf(await begunBy(owner)) } });
    return { params: { id: owner.id } };
  },
  updateUser: async (fixture) => {
    const { id, email, name } = await newcomer(fixture);
    return {
      params: { id },
      body: { name, email, username: word(fixture, 'user'), phone: fixture.freshPhone() },
    };
  },
  deleteInvite: async ({ admin }) => ({
    params: { id: (await admin.client.createInvite({ body: {} })).id },
  }),

  // The dates of the sample are in the past and would close the rankings.
  updateSeason: () => ({ body: { name: 'Season 1', hidePicksUntilLock: false } }),
  deleteAnnouncement: async ({ admin }) => {
    const { id } = await admin.client.createAnnouncement({ body: { title: 'News', body: 'All is well.' } });
    return { params: { id } };
  },
  createCastaway: (fixture) => ({ body: { name: fixture.freshName('Newcomer'), age: 40 } }),
  // The other castaways stay in the game.
  updateCastaway: ({ league }) => ({
    params: { id: league.castaways[5]?.id ?? '' },
    body: { eliminated: false, age: 40 },
  }),
  deleteCastaway: async (fixture) => {
    const { id } = await fixture.admin.client.createCastaway({
      body: { name: fixture.freshName('Passer-by') },
    });
    return { params: { id } };
  },
  submitRanking: async (fixture) => {
    await unlock(fixture);
    return { body: { order: (await fixture.admin.client.listCastaways()).map(({ id }) => id) } };
  },
  previewDraft: async (fixture) => (await unlock(fixture), {}),
  runDraft: async (fixture) => {
    await unlock(fixture);
    return { body: { previewId: (await fixture.admin.client.previewDraft()).previewId } };
  },
  getDraftInputs: async (fixture) => {
    await runDraft(fixture);
    return { query: {} };
  },
  draftRoster: async (fixture) => {
    await runDraft(fixture);
    return { body: { userId: (await newcomer(fixture)).id } };
  },
  submitPick: async (fixture, caller) => ({ body: { castawayId: await ownCastaway(fixture, caller) } }),
  submitPickForUser: async (fixture) => ({
    body: { userId: fixture.player.id, castawayId: await ownCastaway(fixture, fixture.player) },
  }),
  undoWeekPoints: async ({ admin, league }) => {
    const entries = [{ castawayId: league.castaways[0]?.id ?? '', points: 100 + ++saves }];
    await admin.client.saveWeekPoints({ params: { n: 3 }, body: { entries } });
    return {};
  },
  finalizeWeek: async (fixture) => {
    await scoreWeekToFinalize(fixture);
    return { params: { n: String(WEEK_TO_FINALIZE) } };
  },
  dismissCorrection: async (fixture, caller) => {
    await scoreWeekToFinalize(fixture);
    await fixture.admin.client.finalizeWeek({ params: { n: WEEK_TO_FINALIZE } });
    return { params: { id: await insertCorrection(fixture, caller.id) } };
  },
  saveWeekPoints: asBefore,
  previewWeekPoints: asBefore,
  tallyWeekPoints: asBefore,
  startBlindTally: (fixture) => blindWeek(fixture, BLIND_WEEK),
  enterBlindLines: ownBlindTally,
  finishBlindTally: ownBlindTally,
  reopenBlindTally: ownBlindTally,
  discardBlindTally: async (fixture, caller) => {
    await ownBlindTally(fixture, caller);
    const { tallies } = await caller.client.getBlindTallies({ params: { n: BLIND_WEEK } });
    return { params: { n: String(BLIND_WEEK), id: tallies[0]?.id ?? '' } };
  },
  resolveBlindTallies: async (fixture, caller) => {
    const sample = await blindWeek(fixture, RESOLVED_WEEK);
    const params = { n: RESOLVED_WEEK };
    if ((await caller.client.getBlindTallies({ params })).areCompared) return sample;
    const second = await newcomer(fixture);
    const body = { isAdmin: true, currentPassword: ADMIN.password };
    await fixture.admin.client.setAdmin({ params: { id: second.id }, body });
    for (const [count, admin] of [caller, second].entries()) {
      await startTally(fixture, admin, RESOLVED_WEEK, count + 1);
      await admin.client.finishBlindTally({ params });
    }
    return sample;
  },
  getGroup: inOwnGroup,
  getGroupStandings: inOwnGroup,
  renameGroup: inOwnGroup,
  deleteGroup: inNewGroup,
  replaceGroupCode: inOwnGroup,
  leaveGroup: inNewGroup,
  createGroup: async (_, { client }) => {
    const own = (await client.listGroups()).find(({ isOwner }) => isOwner);
    if (own) await client.deleteGroup({ params: { id: own.id } });
    return {};
  },
  getGroupByCode: async (_, caller) => ({ params: { code: (await ownGroup(caller)).code } }),
  joinGroup: async (fixture, caller) => {
    await leaveGroupsOfOthers(caller);
    return { body: { code: (await ownGroup(await newcomer(fixture))).code } };
  },
  removeGroupMember: async (fixture, caller) => {
    const { id, memberId } = await groupWithMember(fixture, caller);
    return { params: { id, userId: memberId } };
  },
  handOverGroup: async (fixture, caller) => {
    const { id, memberId } = await groupWithMember(fixture, caller);
    return { params: { id }, body: { userId: memberId } };
  },
  // A survey takes one answer per user, so the stored one is deleted first.
  submitFeedback: async ({ system }, { id }) => {
    await sql(system.databases['feedback'], 'delete from answers where user_id = $1', [id]);
    return {};
  },
  receiveSms: (fixture) => {
    const fields = { From: '+15555550199', Body: 'HELP', MessageSid: `SM${word(fixture, 'sid')}` };
    return signedByTwilio(fixture, fields, '/api/sms/webhook');
  },
  receiveSmsStatus: (fixture) => {
    const fields = { MessageSid: 'SM00000000000000000000000000000000', MessageStatus: 'delivered' };
    return signedByTwilio(fixture, fields, '/api/sms/status');
  },
};

/** The other calls change points of other weeks, without a reason. */
const WEEK_TO_FINALIZE = 16;

async function scoreWeekToFinalize(fixture: Fixture): Promise<void> {
  const { admin, league } = fixture;
  await scoreTwice(fixture, false);
  await admin.client.saveWeek({ body: { weekNumber: WEEK_TO_FINALIZE, isActive: false } });
  const entries = [{ castawayId: league.castaways[0]?.id ?? '', points: 1 }];
  await admin.client.saveWeekPoints({ params: { n: WEEK_TO_FINALIZE }, body: { entries } });
}

/** Inserts one that moved the player, whatever they picked. Returns its id. */
const insertCorrection = async ({ system }: Fixture, userId: string): Promise<string> =>
  idOf(
    await sql(
      system.databases['scoring'],
      `with correction as (
         insert into corrections (week_number, reason, corrected_at, changes)
         values ($1, 'A late ruling', now(), '[]') returning id)
       insert into correction_effects (correction_id, user_id, total_from, total_to, rank_from, rank_to)
       select id, $2, 1, 2, 2, 1 from correction returning correction_id as id`,
      [WEEK_TO_FINALIZE, userId],
    ),
  );

/** Inserts an identity of a provider that signs in to the account. Returns its id. */
const linkIdentity = async ({ system }: Fixture, userId: string): Promise<string> =>
  idOf(
    await sql(
      system.databases['identity'],
      `insert into external_identities (issuer, subject, user_id, linked_email, created_at)
       select 'https://id.example', gen_random_uuid()::text, id, email, now() from users where id = $1
       returning id`,
      [userId],
    ),
  );

const idOf = ([row]: readonly Record<string, unknown>[]): string => String(row?.['id']);

/** Runs a new draft. */
async function runDraft(fixture: Fixture) {
  await unlock(fixture);
  const { previewId } = await fixture.admin.client.previewDraft();
  return await fixture.admin.client.runDraft({ body: { previewId } });
}

/** One of the caller's castaways; a caller without any takes part in a new draft first. */
async function ownCastaway(fixture: Fixture, caller: SignedIn): Promise<string> {
  const mine = await caller.client.getMyPicks();
  const [own] = mine.assigned;
  if (own) return own.castawayId;
  await unlock(fixture);
  const order = (await fixture.admin.client.listCastaways()).map(({ id }) => id);
  await caller.client.submitRanking({ body: { order } });
  await runDraft(fixture);
  // They were not in when rankings first closed.
  const { picks } = await fixture.admin.client.draftRoster({ body: { userId: caller.id } });
  return picks[0]?.castawayId ?? '';
}
