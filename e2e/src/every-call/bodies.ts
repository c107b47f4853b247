/** Invalid bodies and limit values, for every call with a body. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import { badBodies, withBody, wrongFields } from '@torchbearer/contract/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type SignedIn } from '../api.js';
import { expectPromised, expectRefusal } from './answers.js';
import { EXTREMES } from './extremes.js';
import { readyRequest, requestsOf } from './requests.js';
import { pathOf, SPOILS_THE_CALLER } from './roles.js';
import { allThatIs, type Stage } from './stage.js';

const all: readonly Call[] = calls;
const bodied = withBody(calls);

const LARGE = 101 * 1024;

/** A caller with permission who loses nothing by the call. */
async function callerOf(call: Call, stage: Stage): Promise<SignedIn> {
  if (call.who === 'admin') return stage.admin;
  const isSpoilt = SPOILS_THE_CALLER.includes(call.id) || call.id === 'logOut';
  return isSpoilt ? await signUp(stage.urls, stage.fresh('Passing')) : stage.player;
}

export function describeBodies(staged: () => Stage): void {
  describe('bodies', () => {
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
    });
    const requestOf = (call: Call) => requestsOf(stage)[call.id as CallId];
    const send = (call: Call, body: unknown, headers?: Record<string, string>) => {
      const { params, query } = requestOf(call);
      return stage.admin.raw(call.method.toUpperCase(), pathOf(call, params, query), body, headers);
    };

    it('with one wrong field are refused by its name, whatever the call, and change nothing', async () => {
      const before = await allThatIs(stage);
      for (const { call, schema } of bodied) {
        await Promise.all(
          [...wrongFields(schema, requestOf(call).body as object)].map(async ({ name, body, field }) => {
            const about = `${call.id} with ${name}`;
            const { details = [] } = expectRefusal(await send(call, body), 'INVALID_INPUT', about);
            expect(
              details.map((fault) => fault.field),
              about,
            ).toContain(field);
          }),
        );
      }
      expect(await allThatIs(stage)).toEqual(before);
    });

    it('are checked at every place, also deep inside', async () => {
      const saving = bodied.find(({ call }) => call.id === 'saveWeekPoints');
      if (!saving) throw new Error('points cannot be saved');
      const { call, schema } = saving;
      await Promise.all(
        [...badBodies(schema, requestOf(call).body as object)].map(async ({ name, body, field }) => {
          const { details = [] } = expectRefusal(await send(call, body), 'INVALID_INPUT', name);
          expect(
            details.map((fault) => fault.field),
            name,
          ).toContain(field);
        }),
      );
    });

    it('that are too large, not JSON or of another type are refused for that', async () => {
      const [{ call } = { call: all[0] }] = bodied.filter(({ call: { id } }) => id === 'submitPickForUser');
      if (!call) throw new Error('picks cannot be submitted');
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
      expectRefusal(await send(call, `${good}${' '.repeat(LARGE)}`), 'TOO_LARGE', '101 KB of blanks');
    });

    it('that reach as far as the rules let them are taken by every service', async () => {
      for (const call of all) {
        for (const extreme of EXTREMES[call.id as CallId] ?? []) {
          const caller = await callerOf(call, stage);
          const { params, query, body } = await readyRequest(stage, call, caller);
          const answer = await caller.raw(call.method.toUpperCase(), pathOf(call, params, query), {
            ...(body as object),
            ...extreme,
          });
          expectPromised(call, answer, `${call.id} with ${JSON.stringify(extreme).slice(0, 100)}`);
        }
      }
    });

    it('may hold fields that are unknown, which grant nothing', async () => {
      const signingUp = all.find(({ id }) => id === 'signUp');
      if (!signingUp) throw new Error('there is no signing up');
      const { body } = await readyRequest(stage, signingUp, stage.player);
      const more = { ...(body as object), surprise: { deep: [1, 'x', null] }, isAdmin: true, id: 'x' };
      // Written as text: an object literal would set the prototype instead.
      const text = JSON.stringify(more).replace('{', '{"__proto__":{"isAdmin":true},');
      const answer = await stage.nobody.raw('POST', signingUp.path, text);
      expectPromised(signingUp, answer, 'signUp');
      expect((answer.json as { user: object }).user).toMatchObject({ isAdmin: false });
    });

    it('are not looked at where a call takes none, unless they are too large', async () => {
      for (const call of all.filter(({ body, rawBody, method }) => !body && !rawBody && method !== 'get')) {
        const caller = await callerOf(call, stage);
        const { params } = await readyRequest(stage, call, caller);
        const path = pathOf(call, params);
        const large = await caller.raw(call.method.toUpperCase(), path, 'x'.repeat(LARGE));
        expectRefusal(large, 'TOO_LARGE', call.id);
        expectPromised(call, await caller.raw(call.method.toUpperCase(), path, '{broken'), call.id);
      }
    });
  });
}
