/** Writes that are sent again, or together with others that involve several services. */
import { calls, type Call } from '@torchbearer/contract';
import type { ErrorCode } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { PASSWORD, signUp, type RawResponse } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectContract, expectRefusal } from './responses.js';
import { readyRequest, sendCall } from './requests.js';
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
  const { listAudit: _audit, getStandings: _standings, ...things } = await readAllData(fixture);
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

export function describeWrites(getFixture: () => Fixture): void {
  describe('an idempotent write', () => {
    it.each(writes)('$id changes nothing when it is sent again', async (call) => {
      const fixture = getFixture();
      const caller =
        call.who === 'admin' ? fixture.admin : await signUp(fixture.urls, fixture.freshName('Someone'));
      const request = await readyRequest(fixture, call, caller);
      const send = (): Promise<RawResponse> => sendCall(caller, call, request);
      expectContract(call, await send(), `${call.id} once`);
      const once = await readWhenStable(fixture);
      const refused = REFUSED_AGAIN[call.id] ?? (call.method === 'delete' ? call.notFound : undefined);
      const again = await send();
      if (refused) expectRefusal(again, refused, `${call.id} twice`);
      else expectContract(call, again, `${call.id} twice`);
      expect(JSON.parse(await readWhenStable(fixture))).toEqual(JSON.parse(once));
    });
  });

  it('a player is deleted once, and nothing that they do meanwhile restores them', async () => {
    const fixture = getFixture();
    const { admin } = fixture;
    const leaver = await signUp(fixture.urls, fixture.freshName('Leaver'));
    await admin.client.unlockRankings();
    const order = (await admin.client.listCastaways()).map(({ id }) => id);
    const setAdmin = (isAdmin: boolean) => {
      const body = { isAdmin, currentPassword: ADMIN.password };
      return admin.raw('PUT', `/api/users/${leaver.id}/admin`, body);
    };
    const concurrently = (count: number, send: () => Promise<RawResponse>): Promise<RawResponse[]> =>
      Promise.all(Array.from({ length: count }, send));
    const [deletions] = await Promise.all([
      concurrently(5, () => admin.raw('DELETE', `/api/admin/users/${leaver.id}`)),
      concurrently(20, () => leaver.raw('POST', '/api/rankings/me', { order })),
      concurrently(20, () => leaver.raw('POST', '/api/picks/me', { castawayId: order[0] })),
      concurrently(5, () => setAdmin(false)),
    ]);
    expect(deletions.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expectRefusal(await setAdmin(true), 'USER_NOT_FOUND', 'granting the role');
    const body = { email: leaver.email, password: PASSWORD };
    const login = await fixture.visitor.raw('POST', '/api/auth/login', body);
    expectRefusal(login, 'WRONG_CREDENTIALS', 'signing in');
    await eventually(async () => {
      const { listAudit: _audit, ...things } = await readAllData(fixture);
      expect(JSON.stringify(things)).not.toContain(leaver.id);
    });
  });
}
