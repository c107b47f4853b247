import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftInputs } from './draft-inputs.js';
import { continueDraft, draft, type DraftedPick } from './snake-draft.js';

type Input = DraftInputs & { readonly seed: string };

const shuffledOnce = (ids: readonly string[]) => fc.shuffledSubarray([...ids], { minLength: ids.length });

/** Leagues of up to 30 players and 8 castaways; some players ranked, some not, some before a castaway came. */
const league: fc.Arbitrary<Input> = fc
  .record({
    players: fc.integer({ min: 0, max: 30 }),
    castaways: fc.integer({ min: 0, max: 8 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    shareCastaways: fc.boolean(),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
  })
  .chain(({ players, castaways, ...rest }) => {
    const userIds = Array.from({ length: players }, (_, n) => `player-${n}`);
    const castawayIds = Array.from({ length: castaways }, (_, n) => `castaway-${n}`);
    const ranking = fc.oneof(
      { weight: 5, arbitrary: shuffledOnce(castawayIds) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.shuffledSubarray([...castawayIds, 'castaway-deleted']) },
    );
    return fc.array(ranking, { minLength: players, maxLength: players }).map((rankings) => ({
      ...rest,
      participants: userIds,
      castaways: castawayIds,
      rankings: new Map(
        rankings.flatMap((order, n) =>
          order === null ? [] : [[`player-${n}`, order] as [string, string[]]],
        ),
      ),
    }));
  });

const bySha = (key: (id: string) => string) => (a: string, b: string) =>
  createHash('sha256')
    .update(key(a))
    .digest()
    .compare(createHash('sha256').update(key(b)).digest());

const orderOf = (input: Input, userId: string): string[] => {
  const ranked = (input.rankings.get(userId) ?? []).filter((id) => input.castaways.includes(id));
  const rest = input.castaways.filter((id) => !ranked.includes(id));
  return [...ranked, ...rest.sort(bySha((id) => `${input.seed}:${userId}:${id}`))];
};

/** The draft implemented naively: with a plain list as the pool, and all turns listed first. */
function naiveDraft(input: Input): DraftedPick[] {
  const forward = [...input.participants].sort(bySha((id) => `${input.seed}:${id}`));
  const turns = Array.from({ length: input.rounds }, (_, n) =>
    (n % 2 === 0 ? forward : [...forward].reverse()).map((userId) => ({ userId, round: n + 1 })),
  ).flat();
  let bag = [...input.castaways];
  const picks: DraftedPick[] = [];
  for (const { userId, round } of turns) {
    const mine = picks.filter((pick) => pick.userId === userId).map((pick) => pick.castawayId);
    const order = orderOf(input, userId);
    if (mine.length >= input.castaways.length) continue;
    while (input.shareCastaways && !bag.some((id) => !mine.includes(id))) bag = [...bag, ...input.castaways];
    const castawayId = order.find((id) => bag.includes(id) && !mine.includes(id));
    if (castawayId === undefined) continue;
    const place = order.indexOf(castawayId);
    picks.push({
      pickNumber: picks.length + 1,
      round,
      userId,
      castawayId,
      wish: place + 1,
      goneBefore: order.slice(0, place).filter((id) => !bag.includes(id) && !mine.includes(id)),
    });
    bag.splice(bag.indexOf(castawayId), 1);
  }
  return picks;
}

const countsOf = (picks: readonly DraftedPick[], castaways: readonly string[]): number[] =>
  castaways.map((id) => picks.filter((pick) => pick.castawayId === id).length);

describe('the snake draft', () => {
  test('equals a naive implementation of its rules', () => {
    fc.assert(
      fc.property(league, (input) => {
        expect(draft(input)).toEqual(naiveDraft(input));
      }),
      { numRuns: 500 },
    );
  });

  test('gives the same picks for the same seed, whatever the order of its inputs', () => {
    fc.assert(
      fc.property(league, (input) => {
        const turned: Input = {
          ...input,
          participants: input.participants.toReversed(),
          castaways: input.castaways.toReversed(),
          rankings: new Map([...input.rankings].reverse()),
        };
        expect(draft(turned)).toEqual(draft(input));
      }),
    );
  });

  test('never gives a castaway two owners if castaways are not shared', () => {
    fc.assert(
      fc.property(league, (input) => {
        const picks = draft({ ...input, shareCastaways: false });
        expect(new Set(picks.map((pick) => pick.castawayId)).size).toBe(picks.length);
      }),
    );
  });

  test('serves everyone in every round, up to all the castaways there are', () => {
    fc.assert(
      fc.property(league, (input) => {
        const picks = draft({ ...input, shareCastaways: true });
        const each = Math.min(input.rounds, input.castaways.length);
        for (const userId of input.participants) {
          const own = picks.filter((pick) => pick.userId === userId);
          expect(own.map((pick) => pick.round)).toEqual(Array.from({ length: each }, (_, n) => n + 1));
          expect(new Set(own.map((pick) => pick.castawayId)).size).toBe(each);
        }
      }),
    );
  });

  test('shares castaways evenly: in one round no castaway is drafted twice more than another', () => {
    fc.assert(
      fc.property(league, (input) => {
        const counts = countsOf(draft({ ...input, shareCastaways: true, rounds: 1 }), input.castaways);
        expect(Math.max(0, ...counts) - Math.min(Infinity, ...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('gives two players with the same wishes their first and second, the later one drafting twice in a row', () => {
    const picks = draft({
      seed: 'a',
      participants: ['p', 'q'],
      castaways: ['w', 'x', 'y', 'z'],
      rankings: new Map([
        ['p', ['w', 'x', 'y', 'z']],
        ['q', ['w', 'x', 'y', 'z']],
      ]),
      rounds: 2,
      shareCastaways: true,
    });
    const [first, second] = picks.map((pick) => pick.userId);
    expect(picks).toEqual([
      { pickNumber: 1, round: 1, userId: first, castawayId: 'w', wish: 1, goneBefore: [] },
      { pickNumber: 2, round: 1, userId: second, castawayId: 'x', wish: 2, goneBefore: ['w'] },
      { pickNumber: 3, round: 2, userId: second, castawayId: 'y', wish: 3, goneBefore: ['w'] },
      { pickNumber: 4, round: 2, userId: first, castawayId: 'z', wish: 4, goneBefore: ['x', 'y'] },
    ]);
  });
});

describe('a player who comes after the draft', () => {
  test('drafts from the remaining pool, as the next in turn would', () => {
    fc.assert(
      fc.property(league, (input) => {
        const picks = draft(input);
        const player = { userId: 'latecomer', seed: input.seed, ranking: [] };
        const late = continueDraft(picks, player, input);
        expect(draft({ ...input, late: [player] })).toEqual([...picks, ...late]);
        expect(late.map((pick) => pick.pickNumber)).toEqual(late.map((_, n) => picks.length + n + 1));
        expect(new Set(late.map((pick) => pick.castawayId)).size).toBe(late.length);
        if (input.shareCastaways) expect(late).toHaveLength(Math.min(input.rounds, input.castaways.length));
        else expect(late.length).toBeLessThanOrEqual(input.castaways.length - picks.length);
      }),
    );
  });

  test('gets the castaway that is still in the pool before any other is added', () => {
    const late = continueDraft(
      [
        { pickNumber: 1, castawayId: 'x' },
        { pickNumber: 2, castawayId: 'y' },
        { pickNumber: 3, castawayId: 'x' },
      ],
      { userId: 'latecomer', seed: 's', ranking: ['x', 'y'] },
      { castaways: ['x', 'y'], rounds: 2, shareCastaways: true },
    );
    expect(late).toEqual([
      { pickNumber: 4, round: 1, userId: 'latecomer', castawayId: 'y', wish: 2, goneBefore: ['x'] },
      { pickNumber: 5, round: 2, userId: 'latecomer', castawayId: 'x', wish: 1, goneBefore: [] },
    ]);
  });
});
