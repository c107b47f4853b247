/** An idempotent call must change nothing when it is sent again. */
import { calls, type Call } from '@torchbearer/contract';
import type { ErrorCode } from '@torchbearer/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type RawResponse } from '../api.js';
import { eventually } from '../wait.js';
import { expectContract, expectRefusal } from './responses.js';
import { readyRequest } from './requests.js';
import { pathOf } from './roles.js';
import { readAllData, type Fixture } from './fixture.js';

const all: readonly Call[] = calls;
const writes = all.filter(({ method, idempotent }) => method !== 'get' && idempotent);

/** The error of the second call; for deletions it is not found. */
const REFUSED_AGAIN: Readonly<Partial<Record<string, ErrorCode>>> = {
  resetUserSecondFactor: 'SECOND_FACTOR_OFF',
  endAllSessions: 'NOT_SIGNED_IN',
  removeGroupMember: 'GROUP_MEMBER_NOT_FOUND',
};

/**
 * The data without submission and last-seen times, without the audit log, which may record both calls, and without the
 * standings, which follow a pick with a delay.
 */
async function read(fixture: Fixture): Promise<string> {
  const { audit: _audit, standings: _standings, ...things } = await readAllData(fixture);
  return JSON.stringify(things, (key, value: unknown) =>
    key === 'submittedAt' || key === 'lastSeenAt' ? null : value,
  );
}

/** Reads until the data is the same twice in a row: services copy each other's data with a delay. */
async function readWhenStable(fixture: Fixture): Promise<string> {
  let last = '';
  return await eventually(async () => {
    const before = last;
    last = await read(fixture);
    if (last !== before) throw new Error('the data is still changing');
    return last;
  });
}

export function describeRepeatedWrites(getFixture: () => Fixture): void {
  describe('an idempotent write', () => {
    let fixture: Fixture;
    beforeAll(() => {
      fixture = getFixture();
    });

    it.each(writes)('$id changes nothing when it is sent again', async (call) => {
      const caller =
        call.who === 'admin' ? fixture.admin : await signUp(fixture.urls, fixture.freshName('Someone'));
      const { params, query, headers, body, raw } = await readyRequest(fixture, call, caller);
      const send = (): Promise<RawResponse> =>
        caller.raw(call.method.toUpperCase(), pathOf(call, params, query), raw ?? body, { ...headers });
      expectContract(call, await send(), `${call.id} once`);
      const once = await readWhenStable(fixture);
      const refused = REFUSED_AGAIN[call.id] ?? (call.method === 'delete' ? call.notFound : undefined);
      const again = await send();
      if (refused) expectRefusal(again, refused, `${call.id} twice`);
      else expectContract(call, again, `${call.id} twice`);
      expect(JSON.parse(await readWhenStable(fixture))).toEqual(JSON.parse(once));
    });
  });
}
