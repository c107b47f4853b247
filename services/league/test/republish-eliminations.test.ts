import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { republishEliminations } from '../src/use-cases/castaways/republish-eliminations.js';
import { eventually } from '@torchbearer/kit/testing';
import { ADMIN, startLeague, type Harness } from './harness.js';

let house: Harness;
beforeEach(async () => {
  house = await startLeague();
});
afterEach(() => house.stop());

/** Ada is out and Bo is not; nothing of what the version before left has been told. */
async function upgraded() {
  const [ada, bo] = await house.castaways('Ada', 'Bo');
  await house.league.updateCastaway(
    { castawayId: ada?.id ?? '', eliminated: true, eliminatedInWeek: 4 },
    { actor: ADMIN },
  );
  await house.sql.run('insert into elimination_tellings (remaining) values (3)');
  const versionsOf = async (id = '') =>
    (await house.told(Topics.castaway)).filter(({ key }) => key === id).map(({ version }) => version);
  return {
    ofAda: () => versionsOf(ada?.id),
    ofBo: () => versionsOf(bo?.id),
    later: () => house.sql.run(`update elimination_tellings set told_at = told_at - interval '6 minutes'`),
  };
}

test('a start after the upgrade tells in which week each castaway went out, without a step by hand', async () => {
  const { ofAda, ofBo } = await upgraded();
  const replica = await house.replica();
  try {
    await eventually(async () => expect(await ofAda()).toEqual([1, 2, 3]));
    expect((await house.told(Topics.castaway)).at(-1)?.event).toMatchObject({
      name: 'Ada',
      eliminatedInWeek: 4,
    });
    expect(await ofBo()).toEqual([1]);
  } finally {
    await replica.stop();
  }
});

test('it is told again later, for copies of the version before that were still there, and then no more', async () => {
  const { ofAda, later } = await upgraded();
  for (const isMore of [true, true, false, false]) {
    const tellings = await Promise.all([1, 2, 3].map(() => republishEliminations(house.database)));
    expect(tellings).toEqual([isMore, isMore, isMore]);
    await later();
  }
  expect(await ofAda()).toEqual([1, 2, 3, 4, 5]);
});
