import { VISITOR, type Actor } from '@torchbearer/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN, startLeague, type Harness } from './harness.js';

let harness: Harness;
let player: Actor;
let castawayId: string;
/** A drafted league of three, who share the castaways. */
beforeEach(async () => {
  harness = await startLeague();
  [player = VISITOR] = await harness.players(3);
  [{ id: castawayId } = { id: '' }] = await harness.castaways('Ada', 'Bo');
  await harness.draft();
});
afterEach(() => harness.stop());

const show = (showEmails: boolean) => harness.updateSeason({ showEmails });
/** The e-mails that the caller sees in the draft and in a castaway's owners. */
const inDraft = async (actor: Actor) => (await harness.rosters(actor)).picks.map(({ user }) => user?.email);
const ofOwners = async (actor: Actor) =>
  (await harness.league.getCastawayOwners({ castawayId }, { actor })).owners.map(({ email }) => email);
const anEmail = expect.stringContaining('@') as string;

test('players and visitors see e-mails in draft and owners until the season hides them', async () => {
  expect(await inDraft(player)).toEqual(Array(6).fill(anEmail));
  for (const actor of [player, VISITOR]) expect(await ofOwners(actor)).toEqual(Array(3).fill(anEmail));

  await show(false);
  expect(await inDraft(player)).toEqual(Array(6).fill(undefined));
  for (const actor of [player, VISITOR]) expect(await ofOwners(actor)).toEqual(Array(3).fill(undefined));
  const { picks } = await harness.rosters(player);
  expect(picks.map(({ user }) => user?.name).toSorted()).toEqual(
    [0, 0, 1, 1, 2, 2].map((n) => `Player ${String(n)}`),
  );

  await show(true);
  expect(await inDraft(player)).toEqual(Array(6).fill(anEmail));
});

test('admins always see them', async () => {
  await show(false);
  expect(await inDraft(ADMIN)).toEqual(Array(6).fill(anEmail));
  expect(await ofOwners(ADMIN)).toEqual(Array(3).fill(anEmail));
  const { rankings } = await harness.league.listRankings({}, { actor: ADMIN });
  expect(rankings.map(({ user }) => user?.email)).toEqual(Array(3).fill(anEmail));
});
