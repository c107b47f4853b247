import { VISITOR } from '@torchbearer/kit';
import type { Castaway } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, startLeague, type Harness, type Replica } from './harness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
});
afterEach(() => harness.stop());

const importBytes = (csv: Buffer, dryRun = false, at: Replica = harness) =>
  at.league.importCastaways({ csv, dryRun }, { actor: ADMIN });
const importLines = (lines: readonly string[], dryRun = false, at: Replica = harness) =>
  importBytes(Buffer.from(lines.join('\r\n')), dryRun, at);
const castaways = async () => (await harness.league.listCastaways({}, { actor: VISITOR })).castaways;
const names = async () => (await castaways()).map(({ name }) => name);
const published = () => harness.published(Topics.castaway);

const CAST = [
  '\uFEFFName,Tribe,Occupation,Age,Hometown,Image URL,Eliminated',
  'Ada Ash,Ember,Baker,34,"Oslo, NO → Lima",/images/Ada.webp,',
  '"Bo ""Bolt"" Reed",Tide,Pilot,,,,yes',
];
const ADA = {
  name: 'Ada Ash',
  tribe: 'Ember',
  occupation: 'Baker',
  age: 34,
  hometown: 'Oslo, NO → Lima',
  imageUrl: '/images/Ada.webp',
  eliminated: false,
  eliminatedInWeek: undefined,
};
const BO = {
  name: 'Bo "Bolt" Reed',
  tribe: 'Tide',
  occupation: 'Pilot',
  age: undefined,
  hometown: '',
  imageUrl: undefined,
  eliminated: true,
  eliminatedInWeek: 1,
};
const withoutId = ({ id: _, ...castaway }: Castaway) => castaway;

describe('importing castaways', () => {
  test('creates them with all fields of the file, and publishes them', async () => {
    expect(await importLines(CAST)).toEqual({ created: 2, updated: 0, rejected: [] });
    const made = await castaways();
    expect(made.map(withoutId)).toEqual([ADA, BO]);
    const published = await harness.published(Topics.castaway);
    for (const castaway of made)
      expect(published.find(({ key }) => key === castaway.id)).toMatchObject({
        version: 1,
        event: { ...castaway, version: 1 },
      });
  });

  test('finds existing castaways with either apostrophe, and leaves their names as they are', async () => {
    await importLines(['name;tribe;', "Kai O'Neil;Ember;", 'D’Arcy;Tide;']);
    const file = ['name;tribe', 'kai o’neil;Ember', "D'Arcy"];
    expect(await importLines(['name;tribe', 'Kai O’Neil;Ember', "D'Arcy;Tide"])).toMatchObject({
      updated: 0,
    });
    expect(await importLines(file)).toEqual({ created: 0, updated: 2, rejected: [] });
    expect((await castaways()).map(({ name, tribe }) => [name, tribe])).toEqual([
      ['D’Arcy', ''],
      ['kai o’neil', 'Ember'],
    ]);
    const fields = { tribe: '', occupation: '', hometown: '' };
    await expect(
      harness.league.createCastaway({ ...fields, name: "d'arcy" }, { actor: ADMIN }),
    ).rejects.toMatchObject({ reason: 'CASTAWAY_NAME_TAKEN' });
  });

  test('changes existing castaways by name, regardless of case, in the file’s columns only', async () => {
    await importLines(CAST);
    const [ada] = await castaways();
    expect(await importLines(['tribe,name,age', 'Tide,ADA ASH,', 'Ember,Cy,20'])).toEqual({
      created: 1,
      updated: 1,
      rejected: [],
    });
    expect((await castaways())[0]).toEqual({ ...ada, name: 'ADA ASH', tribe: 'Tide', age: undefined });
    expect(await names()).toEqual(['ADA ASH', 'Bo "Bolt" Reed', 'Cy']);
    expect((await published()).filter(({ key }) => key === ada?.id).map(({ version }) => version)).toEqual([
      1, 2,
    ]);
  });

  test('eliminates castaways in the week of the file, or else the active one', async () => {
    await harness.league.saveWeek({ weekNumber: 6, isActive: true }, { actor: ADMIN });
    await importLines(['name,eliminated,eliminatedInWeek', 'Ada,yes,4', 'Bo,yes,', 'Cy,no,']);
    const weeks = async () => (await castaways()).map(({ eliminatedInWeek }) => eliminatedInWeek);
    expect(await weeks()).toEqual([4, 6, undefined]);
    await importLines(['name,eliminated,eliminatedInWeek', 'Ada,yes,5', 'Bo,no,', 'Cy,yes,']);
    expect(await weeks()).toEqual([5, undefined, 6]);
    expect((await harness.audited()).at(-1)).toMatchObject({
      before: { updated: [{ eliminatedInWeek: 4 }, { eliminatedInWeek: 6 }, { eliminatedInWeek: null }] },
      after: { updated: [{ eliminatedInWeek: 5 }, { eliminatedInWeek: null }, { eliminatedInWeek: 6 }] },
    });
  });

  test('again changes, publishes and audits nothing', async () => {
    await importLines(CAST);
    expect(await importLines(CAST)).toEqual({ created: 0, updated: 0, rejected: [] });
    expect(await published()).toHaveLength(2);
    expect(await harness.audited()).toHaveLength(1);
  });

  test('is in the audit log once, with each castaway before and after', async () => {
    await importLines(['name', 'Ada Ash']);
    await importLines(CAST);
    expect((await harness.audited()).at(-1)).toMatchObject({
      actor: 'Ada',
      action: 'castaways.imported',
      target: { type: 'castaways', name: 'Castaways' },
      before: { updated: [{ castaway: 'Ada Ash', tribe: '' }] },
      after: {
        created: [{ name: 'Bo "Bolt" Reed' }],
        updated: [{ castaway: 'Ada Ash', tribe: 'Ember' }],
      },
    });
    expect(await harness.audited()).toHaveLength(2);
  });

  test('with a rejected line saves nothing and names each error by its line', async () => {
    await importLines(CAST);
    const before = await castaways();
    const lines = ['name,age', 'New,30', 'Ada Ash,31', ',12', '', 'new,40', 'Ro\u200bbin,40', 'evil.com,40'];
    const response = await importLines(lines);
    expect(response).toEqual({
      created: 0,
      updated: 0,
      rejected: [
        { line: 4, error: 'Name is required. Age must be a whole number between 18 and 120' },
        { line: 6, error: 'This name is in line 2 already' },
        { line: 7, error: 'Name must be one line, without invisible characters' },
        { line: 8, error: 'Name must not contain a web address' },
      ],
    });
    expect(await castaways()).toEqual(before);
    expect(await published()).toHaveLength(2);
    expect(await harness.audited()).toHaveLength(1);
  });

  test('that fails halfway changes nothing', async () => {
    await harness.database.run(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`);
    await harness.database.run(
      `create trigger refuse before insert on castaways for each row when (new.name like 'Bo%') execute function refuse()`,
    );
    await expect(importLines(CAST)).rejects.toMatchObject({ reason: 'INTERNAL' });
    expect(await castaways()).toEqual([]);
    expect(await published()).toEqual([]);
    await harness.database.run('drop trigger refuse on castaways');
    expect(await importLines(CAST)).toMatchObject({ created: 2 });
  });

  test('accepts the largest file', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `Castaway ${n},${'o'.repeat(120)},${'h'.repeat(160)}`);
    const csv = Buffer.from(['name,occupation,hometown', ...rows].join('\n'));
    const patient = { actor: ADMIN, deadlineMs: 150_000 };
    expect(await harness.league.importCastaways({ csv, dryRun: false }, patient)).toMatchObject({
      created: 500,
    });
    expect(await published()).toHaveLength(500);
  });
});

describe('a dry run', () => {
  test('reports what would happen and saves nothing', async () => {
    await importLines(['name,age', 'ada ash,34', 'Cy,20']);
    const before = await castaways();
    expect(await importLines([...CAST, 'Cy,,,20,,,'], true)).toEqual({
      created: 1,
      updated: 1,
      rejected: [],
    });
    expect(await castaways()).toEqual(before);
    expect(await published()).toHaveLength(2);
    expect(await harness.audited()).toHaveLength(1);
  });
});

describe('many imports at once', () => {
  test('of the same file, on two replicas, create each castaway once', async () => {
    const elsewhere = await harness.replica();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => importLines(CAST, false, n % 2 ? harness : elsewhere)),
    );
    expect(responses.filter(({ created }) => created === 2)).toHaveLength(1);
    expect(responses.filter(({ created, updated }) => created + updated === 0)).toHaveLength(19);
    expect((await castaways()).map(withoutId)).toEqual([ADA, BO]);
    expect((await published()).map(({ version }) => version)).toEqual([1, 1]);
    expect(await harness.audited()).toHaveLength(1);
  });

  test('succeed while admins create, change and eliminate the same castaways', async () => {
    const [ada] = await harness.castaways('Ada Ash');
    const castawayId = ada?.id ?? '';
    const by = { actor: ADMIN };
    const created: Promise<unknown>[] = [];
    const others = Array.from({ length: 20 }, (_, n) => {
      created.push(harness.league.createCastaway({ ...BO, name: `Bo "Bolt" Reed`, age: 20 + n }, by));
      return [
        importLines([...CAST, `Number ${n},,,,,,`]),
        harness.league.updateCastaway({ castawayId, hometown: `Town ${n}` }, by),
        harness.league.updateCastaway({ castawayId, eliminated: n % 2 === 0 }, by),
      ];
    }).flat();
    const refused = (await Promise.allSettled(created)).filter(({ status }) => status === 'rejected');
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ reason: 'CASTAWAY_NAME_TAKEN' });
    await Promise.all(others);
    expect(await names()).toHaveLength(22);
    const versions = (await published())
      .filter(({ key }) => key === castawayId)
      .map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, n) => n + 1));
  });

  test('during a draft run are either included or require a new preview', async () => {
    await harness.castaways('Cy', 'Di');
    await harness.players(3);
    const { previewId } = await harness.preview();
    const [ran, imported] = await Promise.allSettled([
      harness.league.runDraft({ previewId }, { actor: ADMIN }),
      importLines(CAST),
    ]);
    expect(imported).toMatchObject({ status: 'fulfilled', value: { created: 2 } });
    if (ran.status === 'rejected') expect(ran.reason).toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
    await expect(harness.league.runDraft({ previewId }, { actor: ADMIN })).rejects.toMatchObject({
      reason: ran.status === 'rejected' ? 'DRAFT_PREVIEW_STALE' : 'DRAFT_ALREADY_RUN',
    });
  });
});

test('a file that is no list of castaways is refused as a whole', async () => {
  const refused = { reason: 'CSV_INVALID', message: 'The file has a header and no castaways.' };
  for (const dryRun of [true, false])
    await expect(importLines(['name,tribe'], dryRun)).rejects.toMatchObject(refused);
  expect(await castaways()).toEqual([]);
});

test('a file of more than 1 MB is refused', async () => {
  const megabyte = 1024 * 1024;
  await expect(importBytes(Buffer.alloc(megabyte + 1, 'n'))).rejects.toMatchObject({
    reason: 'TOO_LARGE',
    message: 'The file must be 1 MB or less.',
  });
  await expect(importBytes(Buffer.alloc(megabyte, ','))).rejects.toMatchObject({ reason: 'CSV_INVALID' });
});
