import { serviceActor, VISITOR } from '@torchbearer/kit';
import { adminActor, eventually, playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startLeague } from './league.js';
import { during } from './season.js';

test('what admins alone may do is refused to players and visitors', async () => {
  const { picks } = await startLeague();
  const calls = [
    picks.listWeekPicks.bind(null, { weekNumber: 3 }),
    picks.listPickLog.bind(null, {}),
    picks.getPicksDebug.bind(null, {}),
    picks.submitPickForUser.bind(null, { userId: randomUUID(), castawayId: randomUUID() }),
  ];
  for (const call of calls) {
    await expect(call({ actor: playerActor(randomUUID()) })).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
    await expect(call({ actor: VISITOR })).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
  }
});

test('what players may do is refused to visitors and to services', async () => {
  const { picks } = await startLeague();
  const calls = [
    picks.getMyPicks.bind(null, {}),
    picks.listPicks.bind(null, {}),
    picks.submitPick.bind(null, { castawayId: randomUUID() }),
  ];
  for (const call of calls) {
    for (const actor of [VISITOR, serviceActor('gateway')]) {
      await expect(call({ actor })).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
    }
  }
});

test('an admin demoted since the call was signed is refused; one not yet known here is believed', async () => {
  const league = await startLeague();
  const admin = await league.user({ name: 'Was an admin', isAdmin: true });
  await league.settled();
  const calls = [
    league.picks.listPickLog.bind(null, {}),
    league.picks.getPicksDebug.bind(null, {}),
    league.picks.listWeekPicks.bind(null, { weekNumber: 3 }),
    league.picks.submitPickForUser.bind(null, { userId: admin.id, castawayId: randomUUID() }),
  ];
  await league.picks.listPickLog({}, { actor: adminActor(admin.id) });
  await league.picks.listPickLog({}, { actor: adminActor(randomUUID()) });
  await league.user({ ...admin, isAdmin: false });
  await league.settled();
  for (const call of calls) {
    await expect(call({ actor: adminActor(admin.id) })).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
  }
});

test('only services ask for the versions of copies, and are told when these have come', async () => {
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
