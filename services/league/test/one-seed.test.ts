/** One seed a season, fixed at the first close of the rankings over stored inputs. */
import type { Actor } from '@torchbearer/kit';
import { adminActor, eventually, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import type { Castaway, UpdateSeasonRequest } from '@torchbearer/proto/league/v1/league';
import { draft, replayDraft, seasonSeed, sha256, type DraftRecord } from '@torchbearer/rules/draft';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLeague, textOf, type Harness } from './harness.js';

let harness: Harness;
let castaways: Castaway[];
let players: Actor[];
/** An admin who takes part. */
const BOSS = adminActor(randomUUID(), 'Ada Boss');
beforeEach(async () => {
  harness = await startLeague();
  castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
  players = await harness.players(4);
  harness.emit.user(idOf(BOSS), 'Ada Boss', true);
  await harness.waitForCopies();
  for (const player of [...players.slice(0, 3), BOSS]) await harness.rank(player, castaways);
});
afterEach(() => harness.stop());

const idOf = (actor: Actor | undefined): string => actor?.id ?? '';
const preview = (practice?: boolean) => harness.preview({ practice }, BOSS);
const run = (previewId?: string) => harness.run(previewId, BOSS);
const unlock = () => harness.league.unlockRankings({}, { actor: BOSS });
const proof = (actor = players[0] ?? BOSS) => harness.league.getDraftProof({}, { actor });
const give = (userId: string) => harness.league.draftRoster({ userId }, { actor: BOSS });
const change = (settings: Partial<UpdateSeasonRequest>) => harness.updateSeason(settings, BOSS);
const record = async (actor = players[0] ?? BOSS): Promise<DraftRecord> => {
  return JSON.parse(textOf(await harness.league.getDraftInputs({}, { actor }))) as DraftRecord;
};
const lastRun = async () => (await proof()).runs.at(-1);
const newcomer = (name?: string) => harness.newcomer(name);
const drafted = (picks: readonly { user?: { id: string }; castaway?: { id: string }; round: number }[]) =>
  picks.map(({ user, castaway, round }) => [user?.id, castaway?.id, round]);
/** The season's draft as everybody could have computed it at the close. */
const storedDraft = ({ stored, seed }: DraftRecord) => {
  const picks = draft({ ...stored, rankings: new Map(stored.rankings), seed });
  return picks.map(({ userId, castawayId, round }) => [userId, castawayId, round]);
};
async function expectReplayed(): Promise<DraftRecord> {
  const file = await record();
  const { commitment, storedHash = '', seed = '', runs } = await proof();
  const published = { commitment, storedHash, seed, inputHash: runs.at(-1)?.inputHash ?? '' };
  expect(replayDraft(file, published).filter(({ isRight }) => !isRight)).toEqual([]);
  return file;
}

describe('the first close of the rankings', () => {
  test('by a preview stores the inputs and makes the seed of the published secret, once', async () => {
    const before = await proof();
    expect(before).toMatchObject({ secret: undefined, storedHash: undefined, seed: undefined, runs: [] });
    await harness.league.saveWeek({ weekNumber: 3, isActive: true }, { actor: BOSS });
    const first = await preview();
    expect((await harness.league.getLeague({}, { actor: BOSS })).rankingsLocked).toBe(true);
    const closed = await proof();
    expect(closed).toMatchObject({
      commitment: before.commitment,
      secret: undefined,
      storedHash: first.inputHash,
      seed: first.seed,
      closedBy: 'Ada Boss',
      notRanked: 1,
    });
    await expect(harness.rank(players[0] ?? BOSS, castaways.toReversed())).rejects.toMatchObject({
      reason: 'RANKINGS_LOCKED',
    });
    for (let again = 0; again < 5; again++)
      expect(await preview()).toMatchObject({ seed: first.seed, inputHash: first.inputHash });
    const ran = await run(first.previewId);
    expect(drafted(ran.picks)).toEqual(drafted(first.picks));
    const { secret = '', commitment, storedHash = '', seed, runs } = await proof();
    expect([sha256(secret), seasonSeed(secret, storedHash)]).toEqual([commitment, seed]);
    expect(runs).toMatchObject([{ hasSeasonSeed: true, runBy: 'Ada Boss', differenceCount: 0 }]);
    expect((await expectReplayed()).run.picks).toEqual(drafted(first.picks));
  });

  test('comes at the deadline by itself, and names nobody', async () => {
    const rankingsCloseAt = new Date(harness.clock().getTime() + 60_000);
    await change({ rankingsCloseAt });
    const elsewhere = await harness.replica();
    harness.clock.set(rankingsCloseAt.toISOString());
    elsewhere.clock.set(rankingsCloseAt.toISOString());
    await eventually(async () => expect((await proof()).seed).toBeDefined(), 30_000);
    expect(await proof()).toMatchObject({ closedBy: undefined, notRanked: 1 });
    await newcomer();
    const { picks } = await preview();
    expect(picks).toHaveLength(10);
  });

  test('is one, however many admins preview at the same time on two replicas', async () => {
    const elsewhere = await harness.replica();
    const drawn = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        (n % 2 ? harness : elsewhere).league.previewDraft({ picks: 'none' }, { actor: BOSS }),
      ),
    );
    expect(new Set(drawn.map(({ seed, inputHash }) => `${seed} ${inputHash}`)).size).toBe(1);
    const closes = (await harness.audited()).filter(({ action }) => action === 'rankings.closed');
    expect(closes).toHaveLength(1);
  });

  test('waits for the copies of users, and is refused while they are behind', async () => {
    await whileCopiesAreStopped(harness.database, async () => {
      harness.emit.user(randomUUID(), 'Arriving');
      await harness.send();
      await expect(preview()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    expect((await proof()).seed).toBeUndefined();
    await eventually(async () => expect((await preview()).picks).toHaveLength(12), 30_000);
  });

  test('is not made by a practice preview, which has a seed of its own and can’t be run', async () => {
    const practice = await preview(true);
    expect(practice.practice).toBe(true);
    await harness.rank(players[0] ?? BOSS, castaways);
    expect((await proof()).seed).toBeUndefined();
    await expect(run(practice.previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
    await expect(run()).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_MISSING' });
    const real = await preview();
    expect(real.seed).not.toBe(practice.seed);
    await preview(true);
    expect(drafted((await run()).picks)).toEqual(drafted(real.picks));
  });

  test('holds in the database: neither secret, stored inputs nor seed can be made again', async () => {
    await preview();
    for (const change of [
      `update draft_season set secret = repeat('0', 64), commitment = encode(sha256(repeat('0', 64)::bytea), 'hex')`,
      `update draft_season set seed = null, stored_hash = null`,
      `update draft_season set unranked = 0`,
      `delete from draft_stored_players`,
      `update draft_stored_players set ranking = '{}'`,
    ])
      await expect(harness.database.run(change), change).rejects.toThrow('made once');
  });

  test('tells the secret nowhere before the draft has run', async () => {
    const [row] = await harness.database.rows<{ secret: string }>('select secret from draft_season');
    const told = [await preview(), await proof(), await proof(BOSS), await preview(true)];
    await expect(record()).rejects.toMatchObject({ reason: 'DRAFT_NOT_RUN' });
    await unlock();
    const outbox = await harness.database.rows<{ value: Buffer | null }>('select value from outbox');
    const texts = [JSON.stringify(told), ...outbox.map(({ value }) => value?.toString('latin1') ?? '')];
    expect(texts.filter((text) => text.includes(row?.secret ?? ''))).toEqual([]);
  });

  test('opens again if the deadline moves to the future, and keeps the seed', async () => {
    const { seed } = await preview();
    const rankingsCloseAt = new Date(harness.clock().getTime() + 3_600_000);
    await change({ rankingsCloseAt });
    await harness.rank(players[0] ?? BOSS, castaways.toReversed());
    expect(await preview()).toMatchObject({ seed });
  });
});

describe('the receipt', () => {
  test('names each difference from the stored inputs, with who and when', async () => {
    await preview();
    await unlock();
    await harness.rank(players[1] ?? BOSS, castaways.toReversed());
    const [gone, out] = castaways;
    await harness.league.deleteCastaway({ castawayId: gone?.id ?? '' }, { actor: BOSS });
    await harness.league.updateCastaway({ castawayId: out?.id ?? '', eliminated: true }, { actor: BOSS });
    await harness.castaways('Flo');
    await change({ rounds: 3, shareCastaways: false });
    harness.emit.userDeleted(idOf(players[2]));
    harness.emit.user(idOf(players[3]), 'Promoted', true);
    await harness.waitForCopies();
    harness.emit.deletionAudited(idOf(players[2]), 'Eve');
    await harness.send();
    await preview();
    const { picks } = await run();
    await eventually(async () => {
      const { differences = [], differenceCount } = (await lastRun()) ?? {};
      expect(differenceCount).toBe(differences.length);
      expect(differences.map(({ what, name, by }) => [what, name, by])).toEqual([
        ['castaway-added', 'Flo', 'Ada'],
        ...[
          ['castaway-removed', 'Ada', 'Ada Boss'],
          ['castaway-out', 'Bo', 'Ada Boss'],
        ].toSorted(([a = ''], [b = '']) => ordered(a, b, differences)),
        ['rounds', '3', 'Ada Boss'],
        ['sharing', 'off', 'Ada Boss'],
        ['account-deleted', '', 'Eve'],
        ['ranking', 'Player 1', 'Player 1'],
      ]);
      for (const { what, at } of differences) expect(at, what).toBeInstanceOf(Date);
    });
    expect(picks.map(({ user }) => user?.id)).not.toContain(players[2]?.id);
    await expectReplayed();
  });

  const ordered = (a: string, b: string, found: readonly { what: string }[]): number =>
    found.findIndex(({ what }) => what === a) - found.findIndex(({ what }) => what === b);

  test('of a deleted account keeps its turn, and its castaways belong to nobody', async () => {
    const first = await preview();
    await harness.deleteAccounts(players[0]);
    await expect(run(first.previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
    await preview();
    const { picks } = await run();
    expect(drafted(picks)).toEqual(drafted(first.picks).filter(([userId]) => userId !== players[0]?.id));
    const late = await newcomer();
    const taken = (await give(idOf(late))).picks.map(({ pickNumber }) => pickNumber);
    expect(taken).toEqual([first.picks.length + 1, first.picks.length + 2]);
    await expectReplayed();
  });

  test('of a second run has late players after the others, in the order of their rosters', async () => {
    await preview();
    const first = await run();
    const late: Actor[] = [];
    for (const name of ['Zoe', 'Abe', 'Max']) late.push(await newcomer(name));
    const given: unknown[] = [];
    for (const actor of late) given.push(...drafted((await give(idOf(actor))).picks));
    await newcomer('Too late');
    await unlock();
    await preview();
    const second = await run();
    expect(drafted(second.picks)).toEqual([...drafted(first.picks), ...given]);
    expect((await lastRun())?.differences.map(({ what, name }) => [what, name])).toEqual(
      late.map(({ name }) => ['late-player', name]),
    );
    await expectReplayed();
  });

  test('does not tell a hider who is out', async () => {
    await preview();
    const left = { castawayId: castaways[0]?.id ?? '', eliminated: true, eliminatedInWeek: 5 };
    await harness.league.updateCastaway(left, { actor: BOSS });
    await preview();
    await run();
    const hider = { ...(players[0] ?? BOSS), resultsUntil: 4 };
    expect((await proof(hider)).runs[0]).toMatchObject({ differenceCount: 0, differences: [] });
    await expect(record(hider)).rejects.toMatchObject({ reason: 'RESULTS_HIDDEN' });
    expect((await proof({ ...hider, resultsUntil: 5 })).runs[0]).toMatchObject({ differenceCount: 1 });
    expect((await record()).run.differences.removed).toEqual([castaways[0]?.id]);
  });
});

test('whatever an admin who takes part tries, only what the receipt names changes the picks', async () => {
  const { seed, previewId: oldest } = await preview();
  let random = 7;
  const next = (below: number): number =>
    (random = (random * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const live = async () => (await harness.league.listCastaways({}, { actor: BOSS })).castaways;
  const added: string[] = [];
  const acts: (() => Promise<unknown>)[] = [
    async () =>
      harness.rank(
        BOSS,
        (await live()).toSorted(() => next(3) - 1),
      ),
    () => newcomer(`Account ${next(1_000)}`),
    async () => {
      const player = await newcomer(`Ranked ${next(1_000)}`);
      return await harness.rank(player, await live());
    },
    async () => {
      harness.emit.user(idOf(players[next(4)]), 'Promoted', next(2) === 0);
      await harness.waitForCopies();
    },
    () => harness.deleteAccounts(players[2 + next(2)]),
    async () => added.push((await harness.castaways(`New ${randomUUID().slice(0, 6)}`))[0]?.id ?? ''),
    () => harness.league.deleteCastaway({ castawayId: added.pop() ?? '' }, { actor: BOSS }),
    () => change({ rounds: 1 + next(3) }),
    () => change({ shareCastaways: next(2) === 0 }),
    unlock,
    preview,
    () => preview(true),
    () => run(oldest),
    async () => give(idOf(await newcomer('Late'))),
  ];
  let runs = 0;
  for (let tried = 0; tried < 200; tried++) {
    // What is refused changes nothing.
    await acts[next(acts.length)]?.().catch(() => undefined);
    if (tried % 20 !== 19) continue;
    await unlock();
    const shown = await preview();
    expect(shown.seed).toBe(seed);
    expect(drafted((await run(shown.previewId)).picks)).toEqual(drafted(shown.picks));
    runs += 1;
    const file = await expectReplayed();
    const { differences, picks } = file.run;
    const { added: came, removed, rankings, rounds, shareCastaways, deleted, late } = differences;
    expect((await lastRun())?.differenceCount).toBe(
      came.length +
        removed.length +
        rankings.length +
        deleted.length +
        late.length +
        [rounds, shareCastaways].filter((rule) => rule !== undefined).length,
    );
    const stored = storedDraft(file).filter(([userId]) => !deleted.includes(String(userId)));
    const isNamed = came.length + removed.length + rankings.length > 0 || rounds !== undefined;
    if (!isNamed && shareCastaways === undefined) expect(picks.slice(0, stored.length)).toEqual(stored);
  }
  expect(runs).toBe(10);
}, 300_000);

describe('of version 0.6', () => {
  /** The statements of its preview and its run. */
  const previewOf06 = async (generation = 1): Promise<string> => {
    const id = randomUUID();
    const [pick] = [{ id: randomUUID(), user_id: idOf(players[0]), castaway_id: castaways[0]?.id }];
    const picks = [{ ...pick, pick_number: 1, round: 1, wish: 1, gone_before: [] }];
    await harness.database.run(
      `insert into draft_previews (id, seed, input_hash, picks, generation, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, 'of-0.6', 'hash', JSON.stringify(picks), generation, new Date(), idOf(BOSS)],
    );
    return id;
  };
  const run06 = async (previewId: string) => {
    await harness.database.run(
      `insert into draft_picks (id, user_id, castaway_id, pick_number, round, wish, gone_before)
       select pick.id, pick.user_id, pick.castaway_id, pick.pick_number, pick.round, pick.wish, pick.gone_before
       from draft_previews preview cross join json_to_recordset(preview.picks) as pick(id uuid, user_id text,
         castaway_id uuid, pick_number integer, round integer, wish integer, gone_before uuid[])
       where preview.id = $1`,
      [previewId],
    );
    await harness.database.run(`update draft set status = 'COMPLETED', preview_id = $1, completed_at = $2`, [
      previewId,
      new Date(),
    ]);
  };

  test('a draft that it ran keeps its seed, and says so', async () => {
    await run06(await previewOf06());
    const { secret, storedHash, runs } = await proof();
    expect([secret, storedHash]).toEqual([undefined, undefined]);
    expect(runs).toMatchObject([{ seed: 'of-0.6', hasSeasonSeed: false, differenceCount: 0 }]);
    await expect(record()).rejects.toMatchObject({
      reason: 'DRAFT_NOT_RUN',
      message: 'This draft was run by an earlier release, which stored no inputs.',
    });
    expect((await give(idOf(await newcomer()))).picks).toHaveLength(1);
    await unlock();
    await harness.rank(players[0] ?? BOSS, castaways);
    expect((await preview()).seed).not.toBe('of-0.6');
    await run();
    await expectReplayed();
  });

  test('a preview of it can’t be run: it is asked for again', async () => {
    const previewId = await previewOf06();
    await expect(run()).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_MISSING' });
    await expect(run(previewId)).rejects.toMatchObject({ reason: 'DRAFT_PREVIEW_STALE' });
  });
});
