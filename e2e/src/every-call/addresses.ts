/** Ids, week numbers and addresses that don't exist. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from './answers.js';
import { pathOf } from './roles.js';
import { NOWHERE, requestsOf } from './requests.js';
import { allThatIs, type Stage } from './stage.js';

const all: readonly Call[] = calls;
const paths = [...new Set(all.map(({ path }) => path))];
const parameterOf = (call: Call): string | undefined => /\{(\w+)\}/.exec(call.path)?.[1];
const withId = all.filter((call) => /^(id|token)$/.test(parameterOf(call) ?? ''));
const withWeek = all.filter((call) => /^(n|weekNumber)$/.test(parameterOf(call) ?? ''));

const NO_IDS = [
  NOWHERE,
  NOWHERE.toUpperCase(),
  'abc',
  '1',
  'null',
  '%00',
  `${NOWHERE}%00`,
  `${NOWHERE}%0d%0aX-Evil:%201`,
  "'%20or%201=1--",
  '%2e%2e%2f%2e%2e',
  '🔥',
  'x'.repeat(2_000),
];
const NO_WEEKS = [
  '0',
  '21',
  '1.5',
  'abc',
  '1e1',
  '-1',
  '%203',
  '+3',
  '0x3',
  '３',
  '99999999999999999999',
  'NaN',
];
const NO_ENCODING = ['%zz', '%', '%E0%A4%A', '%ff'];

export function describeAddresses(staged: () => Stage): void {
  describe('addresses', () => {
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
    });
    const ask = (call: Call, given: string) => {
      const { body, query } = requestsOf(stage)[call.id as CallId];
      const path = pathOf(call, { [parameterOf(call) ?? '']: given }, query);
      return stage.admin.raw(call.method.toUpperCase(), path, body);
    };

    it('with parameters hold an id or a week', () => {
      const rest = ['checkFeedback'];
      expect([...withId.map(({ id }) => id), ...withWeek.map(({ id }) => id), ...rest].sort()).toEqual(
        all
          .filter(parameterOf)
          .map(({ id }) => id)
          .sort(),
      );
    });

    it('lead to nothing by an id that is unknown or none', async () => {
      const before = await allThatIs(stage);
      for (const call of withId) {
        await Promise.all(
          NO_IDS.map(async (given) => {
            const answer = await ask(call, given);
            expectRefusal(answer, call.notFound ?? 'INTERNAL', `${call.id} of ${given.slice(0, 60)}`);
            expect(answer.headers.get('x-evil')).toBeNull();
          }),
        );
      }
      expect(await allThatIs(stage)).toEqual(before);
    });

    it.each(withWeek)('$id takes the numbers from 1 to 20 for a week', async (call) => {
      for (const given of NO_WEEKS) {
        const { details } = expectRefusal(await ask(call, given), 'INVALID_INPUT', `${call.id} of ${given}`);
        expect(details?.map(({ field }) => field)).toEqual([parameterOf(call)]);
      }
      expectRefusal(await ask(call, '19'), 'WEEK_NOT_FOUND', `${call.id} of a week that was never created`);
    });

    it.each([...withId, ...withWeek])('$id says when an address is no address', async (call) => {
      for (const given of NO_ENCODING) {
        expectRefusal(await ask(call, given), 'INVALID_INPUT', `${call.id} of ${given}`);
      }
    });

    it.each(paths)('%s answers other methods with those that it takes', async (path) => {
      const here = all.filter((call) => call.path === path).map(({ method }) => method.toUpperCase());
      const taken = [...here, 'OPTIONS', ...(here.includes('GET') ? ['HEAD'] : [])].sort();
      const address = path.replace(/\{\w+\}/, '1');
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
        if (taken.includes(method)) continue;
        // Also to visitors: the allowed methods of an address are in the public document.
        for (const caller of [stage.nobody, stage.admin]) {
          const answer = await caller.raw(method, address);
          expectRefusal(answer, 'METHOD_NOT_ALLOWED', `${method} ${path}`);
          expect(answer.headers.get('allow')).toBe(taken.join(', '));
        }
      }
      const options = await stage.nobody.raw('OPTIONS', address);
      expect([options.status, options.headers.get('allow'), options.json]).toEqual([
        204,
        taken.join(', '),
        null,
      ]);
      // No other site is allowed.
      const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
      const preflight = await stage.nobody.raw('OPTIONS', address, undefined, asked);
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('under /api that no call has are not found, by any method', async () => {
      const unknown = [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/castaways/',
        '/api/users/x/y',
        '/api/Castaways',
        '/api//league',
      ];
      for (const path of unknown) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          expectRefusal(await stage.admin.raw(method, path), 'NOT_FOUND', `${method} ${path}`);
        }
        expect((await stage.admin.raw('HEAD', path)).status).toBe(404);
      }
    });
  });
}
