import { randomUUID } from 'node:crypto';
import { VISITOR, type EntityVersion } from '@torchbearer/kit';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { CreateCastawayRequest, UpdateCastawayRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN, expectOne, NOWHERE, startLeague } from './harness.js';

const harness = await forFile(startLeague());

const fields: CreateCastawayRequest = {
  name: 'Nia Ash',
  tribe: 'Ember',
  occupation: 'Baker',
  age: 31,
  hometown: 'Oslo → Lima',
  imageUrl: '/portraits/nia.svg',
};
const create = (change: Partial<CreateCastawayRequest>) =>
  harness.league.createCastaway({ ...fields, ...change }, { actor: ADMIN });
const createdId = async (name: string): Promise<string> => (await create({ name })).castaway?.id ?? '';
const change = (castawayId: string, changes: Omit<UpdateCastawayRequest, 'castawayId'>) =>
  harness.league.updateCastaway({ castawayId, ...changes }, { actor: ADMIN });
const remove = (castawayId: string) => harness.league.deleteCastaway({ castawayId }, { actor: ADMIN });
const get = async (castawayId: string) =>
  (await harness.league.getCastaway({ castawayId }, { actor: VISITOR })).castaway;
const inUse = async () => (await harness.league.listCastawaysInUse({}, { actor: ADMIN })).castawayIds;
const newest = async (id: string) =>
  (await harness.published(Topics.castaway)).filter(({ key }) => key === id).at(-1);

describe('a castaway', () => {
  test('is created with all fields, still in the game, and published', async () => {
    const published: EntityVersion[] = [];
    const { castaway } = await harness.league.createCastaway(fields, {
      actor: ADMIN,
      onPublished: (versions) => published.push(...versions),
    });
    const id = castaway?.id ?? '';
    expect(castaway).toEqual({ ...fields, id, eliminated: false });
    expect(await get(id)).toEqual(castaway);
    expect(await newest(id)).toEqual({
      key: id,
      version: 1,
      event: { ...castaway, version: 1, stays: [{}] },
    });
    await expect
      .poll(() => published)
      .toEqual([
        { topic: 'league.castaway.v1', key: id, version: 1 },
        { topic: 'league.audit.v1', key: expect.any(String) as string, version: 1 },
      ]);
  });

  test('publishes when an elimination was entered, also after its week was corrected, until it is taken back', async () => {
    const id = await createdId('Out And In');
    const changeAt = (changes: Omit<UpdateCastawayRequest, 'castawayId'>, at: string) => {
      harness.clock.set(new Date(at));
      return change(id, changes);
    };
    const stays = async () => (await newest(id))?.event?.stays;
    await changeAt({ eliminated: true, eliminatedInWeek: 5 }, '2025-10-16T01:00:00Z');
    const enteredAt = new Date('2025-10-16T01:00:00Z');
    expect(await stays()).toEqual([{ outFromWeek: 5, enteredAt }]);
    await changeAt({ eliminatedInWeek: 4 }, '2025-10-17T01:00:00Z');
    expect(await stays()).toEqual([{ outFromWeek: 4, enteredAt }]);
    await changeAt({ eliminated: false }, '2025-10-18T01:00:00Z');
    expect(await stays()).toEqual([{}]);
    await changeAt({ eliminated: true }, '2025-10-19T01:00:00Z');
    expect(await stays()).toMatchObject([{ enteredAt: new Date('2025-10-19T01:00:00Z') }]);
  });

  test('needs no age and no picture', async () => {
    const { castaway } = await create({ name: 'Plain', age: undefined, imageUrl: '' });
    expect(castaway?.age).toBeUndefined();
    expect(castaway?.imageUrl).toBeUndefined();
  });

  test('is listed by name, regardless of case and accents', async () => {
    for (const name of ['zoe', 'Élodie', 'Edgar', 'Fritz']) await create({ name });
    const { castaways } = await harness.league.listCastaways({}, { actor: VISITOR });
    const names = castaways
      .map(({ name }) => name)
      .filter((name) => ['zoe', 'Élodie', 'Edgar', 'Fritz'].includes(name));
    expect(names).toEqual(['Edgar', 'Élodie', 'Fritz', 'zoe']);
  });

  test('is refused with every field that breaks its rule', async () => {
    const broken = { name: ' ', tribe: 'a.com', occupation: 'a\nb', age: 0, hometown: 'a\0b', imageUrl: 'x' };
    await expect(create(broken)).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: Object.keys(broken).map((field) => expect.objectContaining({ field }) as unknown),
    });
  });

  test('has a unique name, regardless of case', async () => {
    await create({ name: 'Özil Ren' });
    await expect(create({ name: ' öZIL ren ' })).rejects.toMatchObject({
      reason: 'CASTAWAY_NAME_TAKEN',
      message: 'A castaway with this name already exists.',
    });
  });

  test('is created once when two admins create it at the same moment', async () => {
    await expectOne(
      Array.from({ length: 6 }, () => create({ name: 'Twin' })),
      { reason: 'CASTAWAY_NAME_TAKEN' },
    );
  });
});

describe('changing a castaway', () => {
  test('changes only what was sent', async () => {
    const id = await createdId('Changed');
    const { castaway } = await change(id, { eliminated: true });
    expect(castaway).toEqual({ ...fields, name: 'Changed', id, eliminated: true, eliminatedInWeek: 1 });
    await change(id, { name: 'changed', tribe: 'Tide' });
    expect(await get(id)).toEqual({ ...castaway, name: 'changed', tribe: 'Tide' });
    expect(await newest(id)).toMatchObject({
      version: 3,
      event: { version: 3, tribe: 'Tide', eliminated: true, eliminatedInWeek: 1 },
    });
  });

  test('eliminates in the active or the named week, and clears the week on restoring', async () => {
    const own = await startLeague();
    onTestFinished(() => own.stop());
    const by = { actor: ADMIN };
    const [{ id: castawayId } = { id: '' }] = await own.castaways('Outgoing');
    const out = async (eliminated?: boolean, eliminatedInWeek?: number) =>
      (await own.league.updateCastaway({ castawayId, eliminated, eliminatedInWeek }, by)).castaway;
    await own.league.saveWeek({ weekNumber: 4, isActive: true }, by);
    await own.league.saveWeek({ weekNumber: 5, isActive: true }, by);
    expect(await out(true)).toMatchObject({ eliminated: true, eliminatedInWeek: 5 });
    await own.league.saveWeek({ weekNumber: 6, isActive: true }, by);
    expect(await out(true)).toMatchObject({ eliminatedInWeek: 5 });
    expect(await out(undefined, 4)).toMatchObject({ eliminatedInWeek: 4 });
    expect(await out(false)).toMatchObject({ eliminated: false, eliminatedInWeek: undefined });
    for (const [eliminated, week] of [
      [undefined, 3],
      [true, 21],
    ] as const)
      await expect(out(eliminated, week)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });

  test('clears the age with zero and the picture with an empty address', async () => {
    const id = await createdId('Bare');
    await change(id, { age: 0, imageUrl: '' });
    const none = { age: undefined, imageUrl: undefined };
    expect(await get(id)).toEqual({ ...fields, id, name: 'Bare', eliminated: false, ...none });
  });

  test('without a difference publishes nothing', async () => {
    const id = await createdId('Same');
    await change(id, { name: 'Same', eliminated: false });
    expect(await newest(id)).toMatchObject({ version: 1 });
  });

  test('to another castaway’s name is refused and changes neither', async () => {
    const id = await createdId('Mine');
    await create({ name: 'Theirs' });
    await expect(change(id, { name: 'THEIRS', age: 40 })).rejects.toMatchObject({
      reason: 'CASTAWAY_NAME_TAKEN',
    });
    expect(await get(id)).toMatchObject({ name: 'Mine', age: 31 });
  });

  test('to a value that breaks the rules is refused', async () => {
    const id = await createdId(`Kept ${randomUUID()}`);
    for (const changes of [{ name: ' ' }, { name: 'Visit evil.com' }, { age: 17 }, { age: 121 }])
      await expect(change(id, changes)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });

  test('concurrently loses no change and gives each a version', async () => {
    const id = await createdId('Busy');
    await Promise.all([
      change(id, { tribe: 'Tide' }),
      change(id, { occupation: 'Pilot' }),
      change(id, { age: 50 }),
      change(id, { eliminated: true }),
    ]);
    expect(await get(id)).toMatchObject({ tribe: 'Tide', occupation: 'Pilot', age: 50, eliminated: true });
    const versions = (await harness.published(Topics.castaway))
      .filter(({ key }) => key === id)
      .map((published) => published.version);
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('deleting a castaway', () => {
  test('removes and publishes it; a second time it is not found', async () => {
    const id = await createdId('Gone');
    await remove(id);
    await expect(get(id)).rejects.toMatchObject({ reason: 'CASTAWAY_NOT_FOUND' });
    await expect(remove(id)).rejects.toMatchObject({ reason: 'CASTAWAY_NOT_FOUND' });
    expect(await newest(id)).toEqual({ key: id, version: 2, event: null });
  });

  test('is refused while it is picked, and possible again afterwards', async () => {
    const [id, other] = [await createdId('Picked'), await createdId('Picked instead')];
    const pickId = randomUUID();
    harness.emit.pick(pickId, id);
    await harness.waitForCopies();
    await expect(remove(id)).rejects.toMatchObject({ reason: 'CASTAWAY_IN_USE' });
    expect(await inUse()).toEqual([id]);
    harness.emit.pick(pickId, other);
    await harness.waitForCopies();
    expect(await inUse()).toEqual([other]);
    await remove(id);
    await expect(remove(other)).rejects.toMatchObject({ reason: 'CASTAWAY_IN_USE' });
    harness.emit.pickWithdrawn(pickId);
    await harness.waitForCopies();
    expect(await inUse()).toEqual([]);
    await remove(other);
  });

  test('is refused once it has points', async () => {
    const id = await createdId('Scored');
    harness.emit.scored(4, [id]);
    await harness.waitForCopies();
    await expect(remove(id)).rejects.toMatchObject({ reason: 'CASTAWAY_IN_USE' });
    expect(await inUse()).toEqual([id]);
    expect(await get(id)).toMatchObject({ name: 'Scored' });
  });
});

test.each([
  ['unknown', NOWHERE],
  ['no id at all', ''],
  ['malformed', "1' or true --"],
])('a castaway whose id is %s is not found', async (_what, castawayId) => {
  const refusal = { reason: 'CASTAWAY_NOT_FOUND', message: 'Castaway not found' };
  await expect(get(castawayId)).rejects.toMatchObject(refusal);
  await expect(harness.league.getCastawayOwners({ castawayId }, { actor: VISITOR })).rejects.toMatchObject(
    refusal,
  );
  await expect(change(castawayId, { age: 20 })).rejects.toMatchObject(refusal);
  await expect(remove(castawayId)).rejects.toMatchObject(refusal);
});
