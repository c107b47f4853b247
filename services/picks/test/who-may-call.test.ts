import { serviceActor } from '@torchbearer/kit';
import { adminActor, eventually } from '@torchbearer/kit/testing';
import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { picksRpcs } from '../src/rpcs.js';
import { during, startLeague } from './league.js';

refusesOtherCallers(PicksServiceService, picksRpcs, async () => {
  const { picks, user, waitForCopies } = await startLeague();
  const { id } = await user();
  await waitForCopies();
  return { client: picks, demotedId: id };
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
