import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { republishEliminations } from '../src/use-cases/castaways/republish-eliminations.js';
import { eventually } from '@torchbearer/kit/testing';
import { ADMIN, startLeague, type Harness } from './harness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
});
afterEach(() => harness.stop());

/** Ada is eliminated and Bo is not; nothing of the previous version's data has been republished. */
async function upgraded() {
  const [ada, bo] = await harness.castaways('Ada', 'Bo');
  await harness.league.updateCastaway(
    { castawayId: ada?.id ?? '', eliminated: true, eliminatedInWeek: 4 },
    { actor: ADMIN },
  );
  await harness.sql.run('insert into elimination_tellings (remaining) values (3)');
  const versionsOf = async (id = '') =>
    (await harness.published(Topics.castaway)).filter(({ key }) => key === id).map(({ version }) => version);
  return {
    ofAda: () => versionsOf(ada?.id),
    ofBo: () => versionsOf(bo?.id),
    later: () => harness.sql.run(`update elimination_tellings set told_at = told_at - interval '6 minutes'`),
  };
}

test('a start after the upgrade republishes the week of each elimination by itself', async () => {
  const { ofAda, ofBo } = await upgraded();
  const replica = await harness.replica();
  try {
    await eventually(async () => expect(await ofAda()).toEqual([1, 2, 3]));
    expect((await harness.published(Topics.castaway)).at(-1)?.event).toMatchObject({
      name: 'Ada',
      eliminatedInWeek: 4,
    });
    expect(await ofBo()).toEqual([1]);
  } finally {
    await replica.stop();
  }
});

test('it is republished later for remaining copies of the previous version, and then no more', async () => {
  const { ofAda, later } = await upgraded();
  for (const isMore of [true, true, false, false]) {
    const runs = await Promise.all([1, 2, 3].map(() => republishEliminations(harness.database)));
    expect(runs).toEqual([isMore, isMore, isMore]);
    await later();
  }
  expect(await ofAda()).toEqual([1, 2, 3, 4, 5]);
});
