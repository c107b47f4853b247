import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  inputHash,
  inputsOfRun,
  NO_DIFFERENCES,
  seasonSeed,
  type DraftDifferences,
  type DraftInputs,
} from './draft-inputs.js';
import { replayDraft, type DraftRecord } from './replay.js';
import { sha256 } from './sha256.js';
import { draft } from './snake-draft.js';

const ids = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`);
const SECRET = 'a'.repeat(64);
const PLAYERS = ids('player', 7);
const CASTAWAYS = ids('castaway', 5);
const STORED: DraftInputs = {
  participants: PLAYERS,
  rankings: new Map(PLAYERS.slice(0, 5).map((id, n) => [id, n % 2 ? CASTAWAYS.toReversed() : CASTAWAYS])),
  castaways: CASTAWAYS,
  rounds: 2,
  shareCastaways: true,
};
const SEED = seasonSeed(SECRET, inputHash(STORED));
const draftOf = (differences: DraftDifferences) =>
  draft({ ...inputsOfRun(STORED, differences), seed: SEED, late: differences.late });

function recordOf(differences: DraftDifferences): DraftRecord {
  const { participants, rankings, castaways, rounds, shareCastaways } = STORED;
  return {
    commitment: sha256(SECRET),
    secret: SECRET,
    storedHash: inputHash(STORED),
    seed: SEED,
    stored: { participants, rankings: [...rankings], castaways, rounds, shareCastaways },
    run: {
      inputHash: inputHash(inputsOfRun(STORED, differences), differences),
      differences,
      picks: draftOf(differences)
        .filter(({ userId }) => !differences.deleted.includes(userId))
        .map(({ userId, castawayId, round }) => [userId, castawayId, round]),
    },
  };
}
const published = ({ commitment, storedHash, seed, run }: DraftRecord) => ({
  ...{ commitment, storedHash, seed },
  inputHash: run.inputHash,
});
const isRight = (record: DraftRecord, receipt = published(record)) =>
  replayDraft(record, receipt).every((check) => check.isRight);

/** Everything that can differ from the stored inputs, as an admin might try it. */
const differences: fc.Arbitrary<DraftDifferences> = fc
  .record({
    added: fc.subarray(['new-0', 'new-1']),
    removed: fc.subarray(CASTAWAYS, { maxLength: 3 }),
    ranked: fc.dictionary(fc.constantFrom(...PLAYERS), fc.shuffledSubarray(CASTAWAYS, { minLength: 5 }), {
      maxKeys: 2,
    }),
    rounds: fc.constantFrom(undefined, undefined, 1, 3),
    shareCastaways: fc.constantFrom(undefined, undefined, false),
    deleted: fc.subarray(PLAYERS, { maxLength: 3 }),
    late: fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 3 }),
  })
  .map(({ ranked, late, ...rest }) => ({
    ...rest,
    rankings: Object.entries(ranked).map(([id, order]) => [id, order, '2026-01-01T00:00:00.000Z'] as const),
    late: late.map((n, index) => ({ userId: `late-${index}`, seed: String(n), ranking: [] })),
  }));

describe('the season’s one seed', () => {
  test('in any tries of an admin, only what the receipt names changes the picks', () => {
    const base = draftOf(NO_DIFFERENCES);
    const turns = base.filter(({ round }) => round === 1).map(({ userId }) => userId);
    fc.assert(
      fc.property(differences, fc.boolean(), (tried, keepsAccounts) => {
        const named = keepsAccounts ? { ...tried, deleted: [] } : tried;
        const picks = draftOf(named);
        const first = picks.filter(({ round, userId }) => round === 1 && !userId.startsWith('late'));
        // Nobody's turn moves, and nobody else gets it.
        expect(first.map(({ userId }) => userId)).toEqual(turns.slice(0, first.length));
        const { added, removed, rankings, rounds, shareCastaways } = named;
        const isNamed =
          added.length + removed.length + rankings.length > 0 ||
          rounds !== undefined ||
          shareCastaways === false;
        // Deleted accounts and late players take nothing from anybody.
        if (!isNamed) expect(picks.slice(0, base.length)).toEqual(base);
        // Until the first turn that a named ranking touches, nothing differs.
        if (added.length + removed.length === 0 && shareCastaways === undefined) {
          const changed = new Set(rankings.map(([id]) => id));
          const before = base.findIndex(({ userId }) => changed.has(userId));
          const same = Math.min(
            before === -1 ? base.length : before,
            rounds === 1 ? PLAYERS.length : Infinity,
          );
          expect(picks.slice(0, same)).toEqual(base.slice(0, same));
        }
      }),
      { numRuns: process.env['LONG_CHECKS'] === 'true' ? 10_000 : 1_000 },
    );
  });

  test('is made of the secret and the stored inputs as anyone can compute it', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(SEED).toBe(hash(SECRET + inputHash(STORED)));
    expect(recordOf(NO_DIFFERENCES).commitment).toBe(hash(SECRET));
  });
});

describe('a replay', () => {
  test('agrees with every run as it was', () => {
    fc.assert(
      fc.property(differences, (named) => isRight(recordOf(named))),
      { numRuns: 200 },
    );
  });

  const record = recordOf({
    added: ['new-0'],
    removed: ['castaway-1'],
    rankings: [['player-2', CASTAWAYS.toReversed(), '2026-01-01T00:00:00.000Z']],
    rounds: 3,
    deleted: ['player-3'],
    late: [
      { userId: 'late-0', seed: 's', ranking: [] },
      { userId: 'late-1', seed: 't', ranking: CASTAWAYS },
    ],
  });
  const { stored, run } = record;
  const withStored = (change: Partial<DraftRecord['stored']>) => ({
    ...record,
    stored: { ...stored, ...change },
  });
  const withRun = (change: Partial<DraftRecord['run']>) => ({ ...record, run: { ...run, ...change } });
  const differing = (change: Partial<DraftDifferences>) =>
    withRun({ differences: { ...run.differences, ...change } });
  const [firstPick, secondPick, ...otherPicks] = run.picks;
  const swapped = [
    [firstPick?.[0] ?? '', secondPick?.[1] ?? '', 1],
    [secondPick?.[0] ?? '', firstPick?.[1] ?? '', 1],
    ...otherPicks,
  ] as const;

  test.each<[string, DraftRecord]>([
    ['another secret', { ...record, secret: 'b'.repeat(64) }],
    ['another commitment', { ...record, commitment: sha256('b'.repeat(64)) }],
    ['a secret with its own commitment', { ...record, secret: 'b', commitment: sha256('b') }],
    ['another hash of the stored inputs', { ...record, storedHash: sha256('') }],
    ['another seed', { ...record, seed: sha256('') }],
    ['a stored player less', withStored({ participants: PLAYERS.slice(1) })],
    ['a stored player more', withStored({ participants: [...PLAYERS, 'player-x'] })],
    ['a stored ranking changed', withStored({ rankings: [['player-0', CASTAWAYS.toReversed()]] })],
    ['a stored ranking less', withStored({ rankings: stored.rankings.slice(1) })],
    ['a stored castaway less', withStored({ castaways: CASTAWAYS.slice(1) })],
    ['other stored rounds', withStored({ rounds: 1 })],
    ['stored sharing turned off', withStored({ shareCastaways: false })],
    ['an added castaway concealed', differing({ added: [] })],
    ['a removed castaway concealed', differing({ removed: [] })],
    ['a changed ranking concealed', differing({ rankings: [] })],
    ['changed rounds concealed', differing({ rounds: undefined })],
    ['a deleted account concealed', differing({ deleted: [] })],
    ['late players in another order', differing({ late: run.differences.late.toReversed() })],
    ['another seed of a late player', differing({ late: [{ userId: 'late-0', seed: 'u', ranking: [] }] })],
    ['two picks swapped', withRun({ picks: swapped })],
    ['a pick less', withRun({ picks: run.picks.slice(1) })],
    ['another hash of the run’s inputs', withRun({ inputHash: sha256('') })],
  ])('sees %s', (_what, altered) => {
    expect(isRight(record)).toBe(true);
    expect(isRight(altered, published(record))).toBe(false);
  });

  test('sees a receipt that says something else than the file', () => {
    for (const key of ['commitment', 'storedHash', 'seed', 'inputHash'] as const)
      expect(isRight(record, { ...published(record), [key]: sha256(key) })).toBe(false);
  });
});
