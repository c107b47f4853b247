import { VISITOR, type Actor } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN, startLeague, type Harness } from './harness.js';

let house: Harness;
let player: Actor;
let castawayId: string;
/** A drafted league of three, who share the castaways. */
beforeEach(async () => {
  house = await startLeague();
  [player = VISITOR] = await house.players(3);
  [{ id: castawayId } = { id: '' }] = await house.castaways('Ada', 'Bo');
  await house.league.previewDraft({}, { actor: ADMIN });
  await house.league.runDraft({}, { actor: ADMIN });
});
afterEach(() => house.stop());

const show = (showEmails: boolean, actor = ADMIN) =>
  house.league.updateSeason({ clearRankingsCloseAt: false, clearDraftAt: false, showEmails }, { actor });
/** The e-mails in what the caller reads of the draft, and of a castaway's owners. */
const inDraft = async (actor: Actor) =>
  (await house.league.getDraft({}, { actor })).picks.map(({ user }) => user?.email);
const ofOwners = async (actor: Actor) =>
  (await house.league.getCastawayOwners({ castawayId }, { actor })).owners.map(({ email }) => email);
const anEmail = expect.stringContaining('@') as string;

test('players and visitors read e-mails in draft and owners at first, and none once the season hides them', async () => {
  expect(await inDraft(player)).toEqual(Array(6).fill(anEmail));
  for (const actor of [player, VISITOR]) expect(await ofOwners(actor)).toEqual(Array(3).fill(anEmail));

  await show(false);
  expect(await inDraft(player)).toEqual(Array(6).fill(undefined));
  for (const actor of [player, VISITOR]) expect(await ofOwners(actor)).toEqual(Array(3).fill(undefined));
  const { picks } = await house.league.getDraft({}, { actor: player });
  expect(picks.map(({ user }) => user?.name).toSorted()).toEqual(
    [0, 0, 1, 1, 2, 2].map((n) => `Player ${String(n)}`),
  );

  await show(true);
  expect(await inDraft(player)).toEqual(Array(6).fill(anEmail));
});

test('admins read them either way', async () => {
  await show(false);
  expect(await inDraft(ADMIN)).toEqual(Array(6).fill(anEmail));
  expect(await ofOwners(ADMIN)).toEqual(Array(3).fill(anEmail));
  const { rankings } = await house.league.listRankings({}, { actor: ADMIN });
  expect(rankings.map(({ user }) => user?.email)).toEqual(Array(3).fill(anEmail));
});

test('the setting is an admin’s alone, told to everybody, and in the audit log', async () => {
  await expect(show(false, player)).rejects.toMatchObject({ reason: 'ADMINS_ONLY' });
  expect((await show(false)).season).toMatchObject({ showEmails: false });
  await show(false);
  expect((await house.league.getSeason({}, { actor: VISITOR })).season).toMatchObject({ showEmails: false });
  expect((await house.told(Topics.season)).map(({ event }) => event?.showEmails)).toEqual([true, false]);
  const [entry] = (await house.audited()).filter(({ action }) => action === 'season.updated');
  expect([entry?.before, entry?.after]).toEqual([{ showEmails: true }, { showEmails: false }]);
});

test('a row from before the setting shows e-mails, and a version that does not know it leaves it alone', async () => {
  await show(false);
  // As the version before writes: every column that it knows.
  await house.sql.run("update season set name = 'Renamed', version = version + 1");
  expect((await house.league.getSeason({}, { actor: VISITOR })).season).toMatchObject({
    name: 'Renamed',
    showEmails: false,
  });
  const [column] = await house.sql.rows<{ initial: string; nullable: string }>(
    `select column_default as initial, is_nullable as nullable from information_schema.columns
     where table_name = 'season' and column_name = 'show_emails'`,
  );
  expect(column).toEqual({ initial: 'true', nullable: 'NO' });
});
