import { serviceActor, VISITOR } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PROFILE, startFeedback } from './fixture.js';

test('what admins alone may read is refused to players, services and visitors', async () => {
  const { feedback } = await startFeedback();
  const calls = [
    feedback.listFeedback.bind(null, { surveyType: PROFILE }),
    feedback.getFeedbackStats.bind(null, {}),
  ];
  for (const call of calls) {
    await call({ actor: adminActor(randomUUID()) });
    for (const actor of [playerActor(randomUUID()), serviceActor('gateway')]) {
      await expect(call({ actor })).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
    }
    await expect(call({ actor: VISITOR })).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
  }
});

test('what players may do is refused to visitors and to services, and open to admins', async () => {
  const { feedback } = await startFeedback();
  const answer = { surveyType: PROFILE, question: 'How easy was it?', answer: 'Quite.' };
  const calls = [feedback.submitFeedback.bind(null, answer), feedback.checkFeedback.bind(null, answer)];
  for (const call of calls) {
    for (const actor of [VISITOR, serviceActor('gateway')]) {
      await expect(call({ actor })).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
    }
    await call({ actor: adminActor(randomUUID()) });
  }
});

test('an admin demoted since the call was signed is refused', async () => {
  const league = await startFeedback();
  const admin = await league.user({ isAdmin: true });
  await league.waitForCopies();
  const actor = adminActor(admin.id);
  await league.feedback.getFeedbackStats({}, { actor });
  await league.user({ ...admin, isAdmin: false });
  await league.waitForCopies();
  for (const call of [
    league.feedback.getFeedbackStats.bind(null, {}),
    league.feedback.listFeedback.bind(null, { surveyType: PROFILE }),
  ]) {
    await expect(call({ actor })).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
  }
});

test('only services ask for the versions of copies, and are told when these have come', async () => {
  const league = await startFeedback();
  const { id } = await league.user();
  await league.waitForCopies();
  const wanted = (version: number) => ({
    versions: [{ topic: 'identity.user.v1', key: id, version }],
    timeoutMs: 50,
  });
  const actor = serviceActor('gateway');
  expect(await league.copies.awaitVersions(wanted(1), { actor })).toEqual({ applied: true });
  expect(await league.copies.awaitVersions(wanted(2), { actor })).toEqual({ applied: false });
  await expect(
    league.copies.awaitVersions(wanted(1), { actor: adminActor(randomUUID()) }),
  ).rejects.toMatchObject({ reason: 'SERVICES_ONLY' });
});
