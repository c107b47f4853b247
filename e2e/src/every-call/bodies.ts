/** Invalid bodies and limit values for every call with a body. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import { badBodies, withBody, wrongFields } from '@torchbearer/contract/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type SignedIn } from '../api.js';
import { expectContract, expectRefusal } from './responses.js';
import { LIMIT_VALUES } from './extremes.js';
import { readyRequest, requestsOf } from './requests.js';
import { pathOf, LOCKS_OUT_CALLER } from './roles.js';
import { readAllData, type Fixture } from './fixture.js';

const all: readonly Call[] = calls;
const callsWithBody = withBody(calls);

const LARGE = 101 * 1024;

/** A caller with permission; a new user if the call would lock out the caller. */
async function callerOf(call: Call, fixture: Fixture): Promise<SignedIn> {
  if (call.who === 'admin') return fixture.admin;
  const locksOut = LOCKS_OUT_CALLER.includes(call.id) || call.id === 'logOut';
  return locksOut ? await signUp(fixture.urls, fixture.freshName('Passing')) : fixture.player;
}

export function describeBodies(getFixture: () => Fixture): void {
  describe('bodies', () => {
    let fixture: Fixture;
    beforeAll(() => {
      fixture = getFixture();
    });
    const requestOf = (call: Call) => requestsOf(fixture)[call.id as CallId];
    const send = (call: Call, body: unknown, headers?: Record<string, string>) => {
      const { params, query } = requestOf(call);
      return fixture.admin.raw(call.method.toUpperCase(), pathOf(call, params, query), body, headers);
    };

    it('with one invalid field are refused with its name, and change nothing', async () => {
      const before = await readAllData(fixture);
      for (const { call, schema } of callsWithBody) {
        await Promise.all(
          [...wrongFields(schema, requestOf(call).body as object)].map(async ({ name, body, field }) => {
            const about = `${call.id} with ${name}`;
            const { details = [] } = expectRefusal(await send(call, body), 'INVALID_INPUT', about);
            expect(
              details.map((detail) => detail.field),
              about,
            ).toContain(field);
          }),
        );
      }
      expect(await readAllData(fixture)).toEqual(before);
    });

    it('are validated at every level', async () => {
      const saveCall = callsWithBody.find(({ call }) => call.id === 'saveWeekPoints');
      if (!saveCall) throw new Error('saveWeekPoints is missing');
      const { call, schema } = saveCall;
      await Promise.all(
        [...badBodies(schema, requestOf(call).body as object)].map(async ({ name, body, field }) => {
          const { details = [] } = expectRefusal(await send(call, body), 'INVALID_INPUT', name);
          expect(
            details.map((detail) => detail.field),
            name,
          ).toContain(field);
        }),
      );
    });

    it('that are too large, not JSON or of another content type are refused', async () => {
      const [{ call } = { call: all[0] }] = callsWithBody.filter(
        ({ call: { id } }) => id === 'submitPickForUser',
      );
      if (!call) throw new Error('submitPickForUser is missing');
      const good = JSON.stringify(requestOf(call).body);
      for (const body of ['{', '{"a":', `${good}}`, "{'a':1}", 'undefined', '\0', '{"a":NaN}']) {
        expectRefusal(await send(call, body), 'MALFORMED_JSON', body);
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'x',
      ]) {
        expectRefusal(await send(call, good, { 'content-type': type }), 'WRONG_TYPE', type);
      }
      expectRefusal(await send(call, `${good}${' '.repeat(LARGE)}`), 'TOO_LARGE', '101 KB of spaces');
    });

    it('with values at the limits of the rules are accepted', async () => {
      for (const call of all) {
        for (const limitValue of LIMIT_VALUES[call.id as CallId] ?? []) {
          const caller = await callerOf(call, fixture);
          const { params, query, body } = await readyRequest(fixture, call, caller);
          const response = await caller.raw(call.method.toUpperCase(), pathOf(call, params, query), {
            ...(body as object),
            ...limitValue,
          });
          expectContract(call, response, `${call.id} with ${JSON.stringify(limitValue).slice(0, 100)}`);
        }
      }
    });

    it('may have unknown fields, which are ignored', async () => {
      const signUpCall = all.find(({ id }) => id === 'signUp');
      if (!signUpCall) throw new Error('signUp is missing');
      const { body } = await readyRequest(fixture, signUpCall, fixture.player);
      const more = { ...(body as object), surprise: { deep: [1, 'x', null] }, isAdmin: true, id: 'x' };
      // As text, because __proto__ in an object literal would set the prototype.
      const text = JSON.stringify(more).replace('{', '{"__proto__":{"isAdmin":true},');
      const response = await fixture.visitor.raw('POST', signUpCall.path, text);
      expectContract(signUpCall, response, 'signUp');
      expect((response.json as { user: object }).user).toMatchObject({ isAdmin: false });
    });

    it('are ignored by calls without a body, unless they are too large', async () => {
      for (const call of all.filter(({ body, rawBody, method }) => !body && !rawBody && method !== 'get')) {
        const caller = await callerOf(call, fixture);
        const { params } = await readyRequest(fixture, call, caller);
        const path = pathOf(call, params);
        const large = await caller.raw(call.method.toUpperCase(), path, 'x'.repeat(LARGE));
        expectRefusal(large, 'TOO_LARGE', call.id);
        expectContract(call, await caller.raw(call.method.toUpperCase(), path, '{broken'), call.id);
      }
    });
  });
}
