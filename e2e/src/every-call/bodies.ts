/** Invalid bodies and limit values for every call with a body. */
import { calls, callsById, type Call, type CallId } from '@torchbearer/contract';
import { withBody, wrongFields } from '@torchbearer/contract/testing';
import { describe, expect, it } from 'vitest';
import { signUp, type SignedIn } from '../api.js';
import { expectContract, expectRefusal } from './responses.js';
import { readyRequest, requestsOf, sendCall } from './requests.js';
import { LOCKS_OUT_CALLER } from './roles.js';
import { readAllData, type Fixture } from './fixture.js';

const all: readonly Call[] = calls;

const castaways = [
  { tribe: 'x'.repeat(80), occupation: 'x'.repeat(120), hometown: 'x'.repeat(160), age: 120 },
  { tribe: null, occupation: null, hometown: null, imageUrl: null, age: null },
  { tribe: '', occupation: '', hometown: '', imageUrl: '', age: 18 },
  { imageUrl: `https://example.com/${'x'.repeat(480)}`, hometown: 'Reykjavík → 東京 🔥' },
];
const profiles = [
  { username: null, displayName: null, city: null, state: null, favoriteCastaway: null, about: null },
  { displayName: '', city: '', state: '', favoriteCastaway: '', about: '' },
  { favoriteCastaway: 'x'.repeat(35), about: 'x'.repeat(250), city: '東京', state: '🔥' },
];

/** Values at the limits of what is valid, to put into a call's body. */
const LIMIT_VALUES: Readonly<Partial<Record<CallId, readonly object[]>>> = {
  signUp: [
    { name: 'x'.repeat(80), password: `${'fire, tide, sand; '.repeat(11)}ok` },
    { name: 'Zoë 🔥', username: '🔥'.repeat(20), password: '     🔥' },
    { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(53)}.example.com` },
  ],
  updateProfile: profiles,
  updateUser: [...profiles, { phone: null }, { phone: '' }],
  createInvite: [
    { note: null, maxUses: null, expiresAt: null },
    { note: 'x'.repeat(120), maxUses: 10_000 },
  ],
  createCastaway: [...castaways, { name: 'x'.repeat(80) }, { name: '🔥'.repeat(40) }],
  updateCastaway: castaways,
  updateSeason: [{ name: 'x'.repeat(80) }, { name: 'Season 1 🔥', draftAt: null }],
  createAnnouncement: [{ title: 'x'.repeat(120), body: '🔥'.repeat(1_000), expiresAt: null }],
  saveWeek: [
    ...[
      { picksOpenAt: '2000-01-01T00:00:00Z', picksCloseAt: '2199-12-31T23:59:59.999Z' },
      { picksOpenAt: '2030-10-10T16:00:00.000000001+14:00', picksCloseAt: '2030-10-10T16:00:00-12:00' },
      { picksOpenAt: null, picksCloseAt: null },
      { activeWeek: null, onlyNew: false },
    ].map((change) => ({ weekNumber: 20, isActive: false, ...change })),
    { weekNumber: 1, isActive: false },
  ],
  submitFeedback: [{ answer: 'x'.repeat(2_000), rating: null }, { answer: '', rating: 1 }, { answer: null }],
  estimateBlast: [
    { recipientFilter: 'all', customRecipients: null, message: null },
    { message: '🔥'.repeat(800) },
  ],
};

/** A caller with permission; a new user if the call would lock out the caller. */
async function callerOf(call: Call, fixture: Fixture): Promise<SignedIn> {
  if (call.who === 'admin') return fixture.admin;
  const locksOut = LOCKS_OUT_CALLER.includes(call.id) || call.id === 'logOut';
  return locksOut ? await signUp(fixture.urls, fixture.freshName('Passing')) : fixture.player;
}

export function describeBodies(getFixture: () => Fixture): void {
  describe('bodies', () => {
    it('with one invalid field are refused with its name, and change nothing', async () => {
      const fixture = getFixture();
      const before = await readAllData(fixture);
      for (const { call, schema } of withBody(calls)) {
        const request = requestsOf(fixture)[call.id as CallId];
        await Promise.all(
          [...wrongFields(schema, request.body as object)].map(async ({ name, body, field }) => {
            const about = `${call.id} with ${name}`;
            const response = await sendCall(fixture.admin, call, { ...request, body });
            const { details = [] } = expectRefusal(response, 'INVALID_INPUT', about);
            expect(
              details.map((detail) => detail.field),
              about,
            ).toContain(field);
          }),
        );
      }
      expect(await readAllData(fixture)).toEqual(before);
    });

    it('that are not JSON, or of another content type, are refused', async () => {
      const { admin } = getFixture();
      const good = JSON.stringify(requestsOf(getFixture()).submitPickForUser.body);
      const send = (raw: string, type = 'application/json') =>
        sendCall(admin, callsById.submitPickForUser, { raw, headers: { 'content-type': type } });
      for (const body of ['{', '{"a":', `${good}}`, "{'a':1}", 'undefined', '\0', '{"a":NaN}'])
        expectRefusal(await send(body), 'MALFORMED_JSON', body);
      const form = 'application/x-www-form-urlencoded';
      for (const type of ['text/plain', form, 'multipart/form-data; boundary=x', 'x'])
        expectRefusal(await send(good, type), 'WRONG_TYPE', type);
    });

    it('with values at the limits of the rules are accepted', async () => {
      const fixture = getFixture();
      for (const call of all) {
        for (const limitValue of LIMIT_VALUES[call.id as CallId] ?? []) {
          const caller = await callerOf(call, fixture);
          const request = await readyRequest(fixture, call, caller);
          const body = { ...(request.body as object), ...limitValue };
          const response = await sendCall(caller, call, { ...request, body });
          expectContract(call, response, `${call.id} with ${JSON.stringify(limitValue).slice(0, 100)}`);
        }
      }
    });

    it('are ignored by calls without a body, unless they are too large', async () => {
      const fixture = getFixture();
      for (const call of all.filter(({ body, rawBody, method }) => !body && !rawBody && method !== 'get')) {
        const caller = await callerOf(call, fixture);
        const request = await readyRequest(fixture, call, caller);
        const large = await sendCall(caller, call, { ...request, raw: 'x'.repeat(101 * 1024) });
        expectRefusal(large, 'TOO_LARGE', call.id);
        expectContract(call, await sendCall(caller, call, { ...request, raw: '{broken' }), call.id);
      }
    });
  });
}
