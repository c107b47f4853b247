/** Unknown or invalid ids, week numbers, paths and methods. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from './responses.js';
import { pathOf } from './roles.js';
import { UNKNOWN_ID, requestsOf } from './requests.js';
import { readAllData, type Fixture } from './fixture.js';

const all: readonly Call[] = calls;
const paths = [...new Set(all.map(({ path }) => path))];
const parameterOf = (call: Call): string | undefined => /\{(\w+)\}/.exec(call.path)?.[1];
const withId = all.filter((call) => /^(id|token)$/.test(parameterOf(call) ?? ''));
const withWeek = all.filter((call) => /^(n|weekNumber)$/.test(parameterOf(call) ?? ''));

const BAD_IDS = [
  UNKNOWN_ID,
  UNKNOWN_ID.toUpperCase(),
  'abc',
  '1',
  'null',
  '%00',
  `${UNKNOWN_ID}%00`,
  `${UNKNOWN_ID}%0d%0aX-Evil:%201`,
  "'%20or%201=1--",
  '%2e%2e%2f%2e%2e',
  '🔥',
  'x'.repeat(2_000),
];
const BAD_WEEKS = [
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
const BAD_ENCODINGS = ['%zz', '%', '%E0%A4%A', '%ff'];

export function describeAddresses(getFixture: () => Fixture): void {
  describe('addresses', () => {
    let fixture: Fixture;
    beforeAll(() => {
      fixture = getFixture();
    });
    const send = (call: Call, value: string) => {
      const { params, body, query } = requestsOf(fixture)[call.id as CallId];
      const path = pathOf(call, { ...params, [parameterOf(call) ?? '']: value }, query);
      return fixture.admin.raw(call.method.toUpperCase(), path, body);
    };

    it('have an id or a week as parameter, or are listed here', () => {
      // Bad labels and numbers of pages are in gateway/test/calls.test.ts.
      const rest = ['checkFeedback', 'getStandingsPage', 'getGroupByCode'];
      expect([...withId.map(({ id }) => id), ...withWeek.map(({ id }) => id), ...rest].sort()).toEqual(
        all
          .filter(parameterOf)
          .map(({ id }) => id)
          .sort(),
      );
    });

    it('return not found for an unknown or invalid id', async () => {
      const before = await readAllData(fixture);
      for (const call of withId) {
        await Promise.all(
          BAD_IDS.map(async (value) => {
            const response = await send(call, value);
            expectRefusal(response, call.notFound ?? 'INTERNAL', `${call.id} of ${value.slice(0, 60)}`);
            expect(response.headers.get('x-evil')).toBeNull();
          }),
        );
      }
      expect(await readAllData(fixture)).toEqual(before);
    });

    it.each(withWeek)('$id accepts only weeks from 1 to 20', async (call) => {
      for (const value of BAD_WEEKS) {
        const { details } = expectRefusal(await send(call, value), 'INVALID_INPUT', `${call.id} of ${value}`);
        expect(details?.map(({ field }) => field)).toEqual([parameterOf(call)]);
      }
      expectRefusal(await send(call, '19'), 'WEEK_NOT_FOUND', `${call.id} of an unknown week`);
    });

    it.each([...withId, ...withWeek])('$id rejects an invalid encoding', async (call) => {
      for (const value of BAD_ENCODINGS) {
        expectRefusal(await send(call, value), 'INVALID_INPUT', `${call.id} of ${value}`);
      }
    });

    it.each(paths)('%s returns its allowed methods to a request with another method', async (path) => {
      const methods = all.filter((call) => call.path === path).map(({ method }) => method.toUpperCase());
      const allowed = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort();
      const address = path.replace(/\{\w+\}/, '1');
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
        if (allowed.includes(method)) continue;
        // Visitors get them too: the OpenAPI document, which has them, is public.
        for (const caller of [fixture.visitor, fixture.admin]) {
          const response = await caller.raw(method, address);
          expectRefusal(response, 'METHOD_NOT_ALLOWED', `${method} ${path}`);
          expect(response.headers.get('allow')).toBe(allowed.join(', '));
        }
      }
      const options = await fixture.visitor.raw('OPTIONS', address);
      expect([options.status, options.headers.get('allow'), options.json]).toEqual([
        204,
        allowed.join(', '),
        null,
      ]);
      // No other origin is allowed.
      const preflightHeaders = {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
      };
      const preflight = await fixture.visitor.raw('OPTIONS', address, undefined, preflightHeaders);
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('return not found if they are unknown, for every method', async () => {
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
          expectRefusal(await fixture.admin.raw(method, path), 'NOT_FOUND', `${method} ${path}`);
        }
        expect((await fixture.admin.raw('HEAD', path)).status).toBe(404);
      }
    });
  });
}
