/** Unknown or invalid ids and week numbers. */
import { calls, type Call, type CallId } from '@torchbearer/contract';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from './responses.js';
import { requestsOf, sendCall, UNKNOWN_ID } from './requests.js';
import { readAllData, type Fixture } from './fixture.js';

const all: readonly Call[] = calls;
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
const BAD_WEEKS = ['0', '21', '1.5', 'abc', '1e1', '-1', '%203', '+3', '0x3', '３', '9'.repeat(20), 'NaN'];

export function describeAddresses(getFixture: () => Fixture): void {
  describe('addresses', () => {
    const send = (call: Call, value: string) => {
      const request = requestsOf(getFixture())[call.id as CallId];
      const params = { ...request.params, [parameterOf(call) ?? '']: value };
      return sendCall(getFixture().admin, call, { ...request, params });
    };

    it('have an id or a week as parameter, or are listed here', () => {
      // Bad labels and numbers of pages are in gateway/test/calls.test.ts.
      const rest = ['checkFeedback', 'getStandingsPage', 'getGroupByCode'];
      const withParameter = all.filter(parameterOf).map(({ id }) => id);
      expect([...[...withId, ...withWeek].map(({ id }) => id), ...rest].sort()).toEqual(withParameter.sort());
    });

    it('return not found for an unknown or invalid id', async () => {
      const before = await readAllData(getFixture());
      for (const call of withId) {
        await Promise.all(
          BAD_IDS.map(async (value) => {
            const response = await send(call, value);
            expectRefusal(response, call.notFound ?? 'INTERNAL', `${call.id} of ${value.slice(0, 60)}`);
            expect(response.headers.get('x-evil')).toBeNull();
          }),
        );
      }
      expect(await readAllData(getFixture())).toEqual(before);
    });

    it.each(withWeek)('$id accepts only weeks from 1 to 20', async (call) => {
      for (const value of BAD_WEEKS) {
        const { details } = expectRefusal(await send(call, value), 'INVALID_INPUT', `${call.id} of ${value}`);
        expect(details?.map(({ field }) => field)).toEqual([parameterOf(call)]);
      }
      expectRefusal(await send(call, '19'), 'WEEK_NOT_FOUND', `${call.id} of an unknown week`);
    });
  });
}
