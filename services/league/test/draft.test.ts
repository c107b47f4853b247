import type { Actor } from '@torchbearer/kit';
import { DraftStatus, type Castaway, type DraftPick } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { draft, inputHash } from '@torchbearer/rules/draft';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, emailOf, expectOne, NOWHERE, startLeague, textOf, WHOLE, type Harness } from './harness.js';

const { DRAFT_STATUS_PENDING, DRAFT_STATUS_IN_PROGRESS, DRAFT_STATUS_COMPLETED } = DraftStatus;

let harness: Harness;
let castaways: Castaway[];
let players: Actor[];
beforeEach(async () => {
  harness = await startLeague();
  castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
  players = await harness.players(4);
  await harness.rank(players[0] ?? ADMIN, castaways);
  await harness.rank(players[1] ?? ADMIN, castaways);
  await harness.rank(players[2] ?? ADMIN, castaways.toReversed());
});
afterEach(() => harness.stop());

const preview = () => harness.preview();
const run = (previewId?: string) => harness.run(previewId);
const unlock = () => harness.league.unlockRankings({}, { actor: ADMIN });
const current = () => harness.rosters(players[0]);
const rosterEvents = () => harness.published(Topics.roster);
const idsOf = (picks: readonly DraftPick[]) => picks.map(({ id, pickNumber }) => ({ id, pickNumber }));

const inputs = (participants: readonly Actor[] = players) => ({
  participants: participants.map(({ id }) => id ?? ''),
  castaways: castaways.map(({ id }) => id),
  rankings: new Map(
    [castaways, castaways, castaways.toReversed()].map((order, n) => [
      players[n]?.id ?? '',
      order.map(({ id }) => id),
    ]),
  ),
  rounds: 2,
  shareCastaways: true,
});

describe('a preview', () => {
  test('can be replayed from its seed, and has the hash of its inputs', async () => {
    const { seed, inputHash: hash, picks } = await preview();
    expect(hash).toBe(inputHash(inputs()));
    const replayed = draft({ ...inputs(), seed });
    expect(
      picks.map(({ pickNumber, round, user, castaway }) => [pickNumber, round, user?.id, castaway?.id]),
    ).toEqual(
      replayed.map(({ pickNumber, round, userId, castawayId }) => [pickNumber, round, userId, castawayId]),
    );
  });

  test('shows complete players and castaways, and changes nothing', async () => {
    const { picks } = await preview();
    const [first] = picks.filter(({ user }) => user?.id === players[0]?.id);
    expect(first?.user).toEqual({ id: players[0]?.id, name: 'Player 0', email: emailOf('Player 0') });
    expect(castaways).toContainEqual(first?.castaway);
    expect(await current()).toEqual({ draftStatus: DRAFT_STATUS_PENDING, picks: [] });
  });

  test('has only castaways in the game, counts the others, and is outdated once another is eliminated', async () => {
    const [gone, ...live] = castaways;
    const out = (castawayId: string) =>
      harness.league.updateCastaway({ castawayId, eliminated: true }, { actor: ADMIN });
    await out(gone?.id ?? '');
    const { picks, leftOut, seed, previewId } = await preview();
    expect(leftOut).toBe(1);
    expect(picks.map(({ castaway }) => castaway?.id)).not.toContain(gone?.id);
    const pool = { ...inputs(), castaways: live.map(({ id }) => id) };
    expect(picks.map(({ castaway }) => castaway?.id)).toEqual(
      draft({ ...pool, seed }).map(({ castawayId }) => castawayId),
    );
    await out(live[0]?.id ?? '');
    await expect(run(previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
  });

  test('can be viewed until the draft runs, and says when it is outdated', async () => {
    const stored = async () => (await harness.league.getDraftPreview(WHOLE, { actor: ADMIN })).preview;
    expect(await stored()).toBeUndefined();
    await preview();
    const newest = await preview();
    expect(await stored()).toEqual({ ...newest, isStale: false });
    await unlock();
    await harness.rank(players[0] ?? ADMIN, castaways.toReversed());
    expect(await stored()).toEqual({ ...newest, isStale: true });
    await run((await preview()).previewId);
    expect(await stored()).toBeUndefined();
  });

  test('includes admins who ranked and no others', async () => {
    await harness.newcomer('Watching', true);
    const playing = await harness.newcomer('Playing', true);
    await harness.rank(playing, castaways);
    const drafted = new Set((await preview()).picks.map(({ user }) => user?.id));
    expect(drafted).toEqual(new Set([...players, playing].map(({ id }) => id)));
  });

  test('is not possible without players or without castaways', async () => {
    for (const { id } of castaways) await harness.league.deleteCastaway({ castawayId: id }, { actor: ADMIN });
    await expect(preview()).rejects.toMatchObject({
      reason: 'DRAFT_NOT_POSSIBLE',
      message: 'There are no castaways to draft yet.',
    });
    await harness.castaways('Flo');
    await harness.deleteAccounts(...players);
    await expect(preview()).rejects.toMatchObject({
      reason: 'DRAFT_NOT_POSSIBLE',
      message: 'There are no players to draft yet.',
    });
  });
});

/** Lets runs wait before their end. @returns lets them go on */
async function holdRuns(): Promise<() => Promise<void>> {
  await harness.database.run(`
    create function linger() returns trigger language plpgsql as $$ begin
      perform pg_advisory_lock(1); perform pg_advisory_unlock(1); return new; end $$;
    create trigger linger before update on draft for each row execute function linger()`);
  const holder = harness.database.dataSource.createQueryRunner();
  await holder.query('select pg_advisory_lock(1)');
  return async () => {
    await holder.query('select pg_advisory_unlock(1)');
    await holder.release();
  };
}

describe('running the draft', () => {
  test('saves exactly the previewed picks, locks rankings and publishes every participant’s roster', async () => {
    await preview();
    const shown = await preview();
    const response = await run(shown.previewId);
    expect(response).toEqual({ draftStatus: DRAFT_STATUS_COMPLETED, picks: shown.picks });
    expect(await current()).toEqual(response);
    await expect(harness.rank(players[0] ?? ADMIN, castaways)).rejects.toMatchObject({
      reason: 'RANKINGS_LOCKED',
    });
    expect(await harness.league.getLeague({}, { actor: ADMIN })).toMatchObject({
      draftStatus: DRAFT_STATUS_COMPLETED,
      rankingsLocked: true,
    });
    const published = await rosterEvents();
    for (const { id } of players) {
      const { event, version } = published.findLast(({ key }) => key === id) ?? {};
      const own = shown.picks.filter(({ user }) => user?.id === id);
      expect(event?.picks).toEqual(
        own.map((pick) => ({
          id: pick.id,
          pickNumber: pick.pickNumber,
          round: pick.round,
          castawayId: pick.castaway?.id,
        })),
      );
      expect(event?.version).toBe(version);
      expect(event?.rankingsSubmittedAt === undefined).toBe(id === players[3]?.id);
    }
  });

  test('uses the newest preview by default, or a named older one', async () => {
    const older = await preview();
    const newest = await preview();
    expect(idsOf((await run()).picks)).toEqual(idsOf(newest.picks));
    await unlock();
    const [again] = [await preview(), await preview()];
    expect(idsOf(older.picks)).not.toEqual(idsOf(newest.picks));
    expect(idsOf((await run(again.previewId)).picks)).toEqual(idsOf(again.picks));
  });

  test('needs a preview that exists', async () => {
    for (const previewId of [undefined, NOWHERE, 'latest'])
      await expect(run(previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_MISSING' });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'a ranking',
      async () => {
        await unlock();
        await harness.rank(players[0] ?? ADMIN, castaways.toReversed());
      },
    ],
    ['the castaways', () => harness.castaways('Flo')],
    [
      'the castaways (one less)',
      () => harness.league.deleteCastaway({ castawayId: castaways[0]?.id ?? '' }, { actor: ADMIN }),
    ],
    ['the players (one less)', () => harness.deleteAccounts(players[3])],
    ['the number of rounds', () => harness.updateSeason({ rounds: 1 })],
    ['the sharing of castaways', () => harness.updateSeason({ shareCastaways: false })],
  ])('is refused when %s changed since the preview', async (_what, change) => {
    const { previewId } = await preview();
    await change();
    await expect(run(previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
    expect(await current()).toEqual({ draftStatus: DRAFT_STATUS_PENDING, picks: [] });
    await preview();
    expect(await run()).toMatchObject({ draftStatus: DRAFT_STATUS_COMPLETED });
  });

  test('is not affected by what is no input of the draft', async () => {
    const { previewId } = await preview();
    harness.emit.user(players[0]?.id ?? '', 'Renamed');
    await harness.waitForCopies();
    await harness.league.updateCastaway(
      { castawayId: castaways[0]?.id ?? '', occupation: 'Pilot' },
      { actor: ADMIN },
    );
    await harness.updateSeason({ name: 'Renamed', hidePicksUntilLock: true });
    expect(await run(previewId)).toMatchObject({ draftStatus: DRAFT_STATUS_COMPLETED });
  });

  test('succeeds for one of several concurrent calls, and refuses the others as already run', async () => {
    const { previewId, picks } = await preview();
    await expectOne(
      Array.from({ length: 6 }, () => run(previewId)),
      { reason: 'DRAFT_ALREADY_RUN' },
    );
    expect(idsOf((await current()).picks)).toEqual(idsOf(picks));
    await expect(preview()).rejects.toMatchObject({ reason: 'DRAFT_ALREADY_RUN' });
    await expect(run()).rejects.toMatchObject({ reason: 'DRAFT_ALREADY_RUN' });
  });

  test('includes or refuses every concurrent ranking', async () => {
    const { previewId } = await preview();
    await unlock();
    const player = players[0] ?? ADMIN;
    const changes = Array.from({ length: 8 }, (_, n) =>
      harness.rank(player, n % 2 ? castaways : castaways.toReversed()),
    );
    const [ran] = await Promise.allSettled([run(previewId), ...changes]);
    const later = await Promise.allSettled(changes);
    if (ran.status === 'fulfilled') {
      const [stored] = await harness.database.rows<{ ranking: string[] }>(
        'select ranking from rosters where user_id = $1',
        [player.id],
      );
      expect(stored?.ranking).toEqual(castaways.map(({ id }) => id));
    } else {
      expect(ran.reason).toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
      expect(later.every(({ status }) => status === 'fulfilled')).toBe(true);
    }
  });

  test('is all or nothing: a late failure changes nothing', async () => {
    await preview();
    await harness.database.run(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`);
    await harness.database.run(
      'create trigger refuse before update on draft for each row execute function refuse()',
    );
    const before = await rosterEvents();
    await expect(run()).rejects.toMatchObject({ reason: 'INTERNAL' });
    expect(await current()).toEqual({ draftStatus: DRAFT_STATUS_PENDING, picks: [] });
    expect(await rosterEvents()).toEqual(before);
    await harness.database.run('drop trigger refuse on draft');
    expect(await run()).toMatchObject({ draftStatus: DRAFT_STATUS_COMPLETED });
  });

  test('is not saved if its caller no longer waits', async () => {
    await preview();
    const goOn = await holdRuns();
    const running = harness.league.runDraft({}, { actor: ADMIN, deadlineMs: 300 });
    await expect(running).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    await goOn();
    await expect
      .poll(async () => (await current()).draftStatus, { timeout: 20_000 })
      .toBe(DRAFT_STATUS_PENDING);
    expect((await current()).picks).toEqual([]);
    expect(await run()).toMatchObject({ draftStatus: DRAFT_STATUS_COMPLETED });
  });

  test('is visible as in progress, and changes of castaways and rankings wait for it', async () => {
    await preview();
    const goOn = await holdRuns();
    const running = run();
    await expect
      .poll(async () => (await current()).draftStatus, { timeout: 20_000 })
      .toBe(DRAFT_STATUS_IN_PROGRESS);
    expect(await harness.league.getMyRanking({}, { actor: players[0] ?? ADMIN })).toMatchObject({
      locked: true,
    });
    const [ranking, deletion] = [
      harness.rank(players[0] ?? ADMIN, castaways.toReversed()),
      harness.league.deleteCastaway({ castawayId: castaways[0]?.id ?? '' }, { actor: ADMIN }),
    ].map((late) => late.catch((error: unknown) => error));
    await goOn();
    expect(await running).toMatchObject({ draftStatus: DRAFT_STATUS_COMPLETED });
    expect(await ranking).toMatchObject({ reason: 'RANKINGS_LOCKED' });
    expect(await deletion).toMatchObject({ reason: 'CASTAWAY_IN_USE' });
  });
});

describe('unlocking', () => {
  test('opens rankings, keeps the rosters until the next run, and returns how many weeks are scored', async () => {
    const first = await preview();
    await run();
    harness.emit.scored(3, [castaways[0]?.id ?? '']);
    harness.emit.scored(4, [castaways[0]?.id ?? '']);
    harness.emit.scored(5, []);
    await harness.waitForCopies();
    expect(await unlock()).toEqual({ draftStatus: DRAFT_STATUS_PENDING, scoredWeeks: 2 });
    expect(await current()).toEqual({ draftStatus: DRAFT_STATUS_PENDING, picks: first.picks });
    await harness.rank(players[0] ?? ADMIN, castaways.toReversed());
    const published = (await rosterEvents()).at(-1);
    expect(published?.event?.picks.map(({ id }) => id)).toEqual(
      first.picks.filter(({ user }) => user?.id === players[0]?.id).map(({ id }) => id),
    );
    await expect(run()).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_MISSING' });
    await expect(run(first.previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
    const second = await preview();
    expect((await run()).picks).toEqual(second.picks);
    expect(idsOf((await current()).picks)).toEqual(idsOf(second.picks));
  });

  test('again or concurrently changes nothing more', async () => {
    await preview();
    await run();
    const responses = await Promise.all([unlock(), unlock(), unlock()]);
    for (const response of responses)
      expect(response).toEqual({ draftStatus: DRAFT_STATUS_PENDING, scoredWeeks: 0 });
    const [state] = await harness.database.rows<{ generation: number }>('select generation from draft');
    expect(state?.generation).toBe(2);
  });

  test('and running again keeps the turn of a player who became an admin', async () => {
    await preview();
    const first = await run();
    await unlock();
    harness.emit.user(players[3]?.id ?? '', 'Promoted', true);
    await harness.waitForCopies();
    await preview();
    const drafted = ({ picks }: typeof first) => picks.map(({ user, castaway }) => [user?.id, castaway?.id]);
    expect(drafted(await run())).toEqual(drafted(first));
  });
});

describe('after the draft', () => {
  test('a castaway’s owners are listed in draft order', async () => {
    await harness.players(4);
    const { picks } = await preview();
    await run();
    for (const { id } of castaways) {
      const { owners } = await harness.league.getCastawayOwners({ castawayId: id }, { actor: ADMIN });
      expect(owners).toEqual(picks.filter(({ castaway }) => castaway?.id === id).map(({ user }) => user));
    }
  });

  test('a castaway who was drafted cannot be deleted', async () => {
    const { picks } = await preview();
    await run();
    const castawayId = picks[0]?.castaway?.id ?? '';
    await expect(harness.league.deleteCastaway({ castawayId }, { actor: ADMIN })).rejects.toMatchObject({
      reason: 'CASTAWAY_IN_USE',
    });
    const { castawayIds } = await harness.league.listCastawaysInUse({}, { actor: ADMIN });
    expect(castawayIds.toSorted()).toEqual([...new Set(picks.map(({ castaway }) => castaway?.id))].sort());
  });

  test('a deleted player’s roster is deleted; the others keep theirs', async () => {
    const { picks } = await preview();
    await run();
    const gone = players[1]?.id ?? '';
    await harness.deleteAccounts(players[1]);
    expect((await current()).picks).toEqual(picks.filter(({ user }) => user?.id !== gone));
    expect((await rosterEvents()).at(-1)).toEqual({ key: gone, version: 3, event: null });
  });
});

test('a draft of ten thousand players is previewed, run and published', async () => {
  await harness.database.run(
    `insert into copied.users (id, name, email, is_admin) select 'player-' || n, 'P', 'p@example.com', false
     from generate_series(1, 10000) n`,
  );
  await harness.castaways(...Array.from({ length: 13 }, (_, n) => `Castaway ${n}`));
  const patient = { actor: ADMIN, deadlineMs: 60_000 };
  const picksIn = (response: { readonly json?: Uint8Array | undefined }) =>
    (JSON.parse(textOf(response)) as { picks: unknown[] }).picks;
  const picks = picksIn(await harness.league.previewDraft({}, patient));
  expect(picks).toHaveLength(2 * 10_004);
  expect(picksIn(await harness.league.runDraft({}, patient))).toEqual(picks);
  expect(picksIn(await harness.league.getDraft({}, patient))).toEqual(picks);
  const rows = await harness.database.rows<{ keys: number }>(
    'select count(distinct key)::int as keys from outbox where topic = $1 and key like $2',
    [Topics.roster.name, 'player-%'],
  );
  expect(rows).toEqual([{ keys: 10_000 }]);
});
