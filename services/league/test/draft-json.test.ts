import type { Actor } from '@torchbearer/kit';
import { DraftStatus, type Castaway, type DraftPick } from '@torchbearer/proto/league/v1/league';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN, startLeague, textOf, WHOLE, type Harness } from './harness.js';

let harness: Harness;
let players: Actor[];
beforeEach(async () => {
  harness = await startLeague();
  await harness.castaways('Ada', 'Bo', 'Cy "the Eel" Öz');
  players = await harness.players(3);
});
afterEach(() => harness.stop());

const wantsJson = true;
/** As the contract has them: absent and empty values are null. */
const jsonOf = (picks: readonly DraftPick[], hasEmails = true): unknown[] =>
  picks.map(({ id, pickNumber, round, user, castaway }) => ({
    ...{ id, pickNumber, round, userId: user?.id, castawayId: castaway?.id },
    user: { id: user?.id, name: user?.name, email: hasEmails ? user?.email || null : null },
    castaway: castaway && {
      ...{ id: castaway.id, name: castaway.name },
      ...{
        tribe: castaway.tribe || null,
        occupation: castaway.occupation || null,
        age: castaway.age ?? null,
      },
      ...{ hometown: castaway.hometown || null, imageUrl: castaway.imageUrl || null },
      ...{ eliminated: castaway.eliminated, eliminatedInWeek: castaway.eliminatedInWeek ?? null },
    },
  }));

test('a caller that wants JSON gets each response as the contract has it', async () => {
  const { league } = harness;
  const [first] = (await league.listCastaways({}, { actor: ADMIN })).castaways as [Castaway];
  await league.updateCastaway(
    {
      castawayId: first.id,
      tribe: 'Ember',
      occupation: 'Pilot',
      age: 30,
      hometown: 'Bend',
      imageUrl: '/a.webp',
    },
    { actor: ADMIN },
  );
  expect(await league.getDraftPreview({ wantsJson }, { actor: ADMIN })).toEqual({});

  const previewed = textOf(await league.previewDraft({ wantsJson }, { actor: ADMIN }));
  const { preview } = await league.getDraftPreview(WHOLE, { actor: ADMIN });
  const { picks = [], previewId, seed, inputHash, leftOut, createdAt } = preview ?? {};
  const fields = { previewId, seed, inputHash, leftOut, createdAt, isStale: false, practice: false };
  const shown = { picks: jsonOf(picks), ...fields };
  expect(picks).toHaveLength(6);
  expect(previewed).toBe(JSON.stringify(shown));
  expect(textOf(await league.getDraftPreview({ wantsJson }, { actor: ADMIN }))).toBe(previewed);

  const run = textOf(await league.runDraft({ wantsJson }, { actor: ADMIN }));
  expect(run).toBe(JSON.stringify({ draftStatus: 'COMPLETED', picks: shown.picks }));
  const listed = (actor: Actor | undefined) =>
    league.getDraft({ wantsJson }, { actor: actor ?? ADMIN }).then(textOf);
  expect(await listed(players[0])).toBe(run);

  await harness.updateSeason({ showEmails: false });
  expect(await listed(players[0])).toBe(
    JSON.stringify({ draftStatus: 'COMPLETED', picks: jsonOf(picks, false) }),
  );
  expect(await listed(ADMIN)).toBe(run);
});

test('a caller that wants no picks gets none of a run, which is saved all the same', async () => {
  const { league } = harness;
  await harness.preview();
  const run = await league.runDraft({ wantsJson, picks: 'none' }, { actor: ADMIN });
  expect(run).toEqual({ draftStatus: DraftStatus.DRAFT_STATUS_COMPLETED, picks: [] });
  expect((await harness.rosters()).picks).toHaveLength(6);
});

test('a draft that does not exist yet has no picks', async () => {
  expect(textOf(await harness.league.getDraft({ wantsJson }, { actor: ADMIN }))).toBe(
    '{"draftStatus":"PENDING","picks":[]}',
  );
});
