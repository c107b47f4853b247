import { serviceActor } from '@torchbearer/kit';
import { adminActor, eventually, refusedCalls } from '@torchbearer/kit/testing';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { picksRpcs } from '../src/rpcs.js';
import { startLeague } from './league.js';
import { during } from './season.js';

test('each RPC is refused to those who may not call it', async () => {
  const league = await startLeague();
  const { id: demotedId } = await league.user();
  await league.waitForCopies();
  for (const { rpc, caller, reason, call } of refusedCalls(PicksServiceService, picksRpcs)) {
    await expect(call(league.picks, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});

test('the service trusts the signed role of an admin whom it does not know yet', async () => {
  const { picks } = await startLeague();
  expect(await picks.listPickLog({}, { actor: adminActor(randomUUID()) })).toEqual({ picks: [] });
});

test('only services may wait for versions of copies, and learn whether they arrived', async () => {
  const league = await startLeague();
  league.clock.set(during(3));
  const user = await league.user();
  const wanted = (version: number) => ({
    versions: [{ topic: 'identity.user.v1', key: user.id, version }],
    timeoutMs: 50,
  });
  const actor = serviceActor('gateway');
  await eventually(async () =>
    expect(await league.copies.awaitVersions(wanted(1), { actor })).toEqual({ applied: true }),
  );
  expect(await league.copies.awaitVersions(wanted(2), { actor })).toEqual({ applied: false });
  await expect(
    league.copies.awaitVersions(wanted(1), { actor: adminActor(randomUUID()) }),
  ).rejects.toMatchObject({ reason: 'SERVICES_ONLY' });
  await expect(
    league.copies.awaitVersions(
      { versions: [{ topic: 'a\0b', key: '', version: 1 }], timeoutMs: 1 },
      { actor },
    ),
  ).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
});
