/** Sending an idempotent call again must not change anything. */
import { calls, type Call } from '@torchbearer/contract';
import type { ErrorCode } from '@torchbearer/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Raw } from '../api.js';
import { eventually } from '../wait.js';
import { expectPromised, expectRefusal } from './answers.js';
import { readyRequest } from './requests.js';
import { pathOf } from './roles.js';
import { allThatIs, type Stage } from './stage.js';

const all: readonly Call[] = calls;
const writes = all.filter(({ method, idempotent }) => method !== 'get' && idempotent);

/** The errors of a second call, besides not found after a deletion. */
const REFUSED_AGAIN: Readonly<Partial<Record<string, ErrorCode>>> = {
  resetUserSecondFactor: 'SECOND_FACTOR_OFF',
  endAllSessions: 'NOT_SIGNED_IN',
};

/**
 * The data, without times of the last access; without the audit log, which may record both calls; and without the
 * standings, which follow a player's pick with a delay.
 */
async function read(stage: Stage): Promise<string> {
  const { audit: _audit, standings: _standings, ...things } = await allThatIs(stage);
  return JSON.stringify(things, (key, value: unknown) =>
    key === 'submittedAt' || key === 'lastSeenAt' ? null : value,
  );
}

/** The same, once every service has the others' writes. */
async function readWhenSettled(stage: Stage): Promise<string> {
  let last = '';
  return await eventually(async () => {
    const before = last;
    last = await read(stage);
    if (last !== before) throw new Error('something is changing still');
    return last;
  });
}

export function describeTwice(staged: () => Stage): void {
  describe('a write that the contract calls idempotent', () => {
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
    });

    it.each(writes)('$id changes nothing more when it is sent again', async (call) => {
      const caller = call.who === 'admin' ? stage.admin : await signUp(stage.urls, stage.fresh('Someone'));
      const { params, query, headers, body, raw } = await readyRequest(stage, call, caller);
      const send = (): Promise<Raw> =>
        caller.raw(call.method.toUpperCase(), pathOf(call, params, query), raw ?? body, { ...headers });
      expectPromised(call, await send(), `${call.id} once`);
      const once = await readWhenSettled(stage);
      const refused = REFUSED_AGAIN[call.id] ?? (call.method === 'delete' ? call.notFound : undefined);
      const again = await send();
      if (refused) expectRefusal(again, refused, `${call.id} twice`);
      else expectPromised(call, again, `${call.id} twice`);
      expect(JSON.parse(await readWhenSettled(stage))).toEqual(JSON.parse(once));
    });
  });
}
