import { draftingOrder, turnOrder } from './draft-order.js';

/** All inputs of a draft except its seed. Ids are opaque strings. */
export interface DraftInputs {
  readonly participants: readonly string[];
  /** Castaway ids, best first, of those participants who ranked. */
  readonly rankings: ReadonlyMap<string, readonly string[]>;
  /** Those who can be drafted. */
  readonly castaways: readonly string[];
  /** Those who were eliminated and can't be drafted any more; an earlier draft may have had them in its pool. */
  readonly eliminated?: readonly string[];
  /** How many castaways a player drafts, at most. */
  readonly rounds: number;
  /** Whether the pool is filled up again; without it the draft ends with the last castaway. */
  readonly shareCastaways: boolean;
}

export interface DraftedPick {
  /** 1, 2, 3 … without gaps. */
  readonly pickNumber: number;
  readonly round: number;
  readonly userId: string;
  readonly castawayId: string;
  /** Which wish came true: the castaway's place, from 1, in the order the player drafts from. */
  readonly wish: number;
  /** Castaways that the player wished for more, in that order, and that others had taken. */
  readonly goneBefore: readonly string[];
}

/** How many of each castaway are left to draft. */
type Pool = Map<string, number>;

const isIn = (pool: Pool, castawayId: string): boolean => (pool.get(castawayId) ?? 0) > 0;

function addOneOfEach(pool: Pool, castaways: readonly string[]): void {
  for (const castawayId of castaways) pool.set(castawayId, (pool.get(castawayId) ?? 0) + 1);
}

/**
 * The snake draft: odd rounds in turn order, even rounds reversed. In turn a player takes the castaway wished for
 * most that is in the pool and not already theirs; when the pool holds none for them, one of each is added. A
 * player who owns every castaway, or for whom an unshared pool holds none, passes.
 *
 * A pure function: the same seed and inputs (in any order) give the same picks.
 */
export const draft = (inputs: DraftInputs & { readonly seed: string }): DraftedPick[] => [
  ...drafting(inputs),
];

/** The same, one pick after the other, for a caller who does other work in between. */
export function* drafting({
  seed,
  participants,
  rankings,
  castaways,
  rounds,
  shareCastaways,
}: DraftInputs & { readonly seed: string }): Generator<DraftedPick, void, undefined> {
  const everyone = new Set(castaways);
  const turns = turnOrder(seed, participants).map((userId) => ({
    userId,
    order: null as readonly string[] | null,
    own: [] as string[],
  }));
  const pool: Pool = new Map();
  addOneOfEach(pool, castaways);
  let pickNumber = 1;
  for (let round = 1; round <= rounds; round++) {
    for (const player of turns) {
      const { userId, own } = player;
      player.order ??= draftingOrder(seed, userId, rankings.get(userId), everyone);
      const taken = takeTurn(pool, player.order, own, shareCastaways);
      if (!taken) continue;
      const { castawayId, wish, goneBefore } = taken;
      yield { pickNumber, round, userId, castawayId, wish, goneBefore };
      pickNumber += 1;
    }
    turns.reverse();
  }
}

/**
 * The picks of one player who came after the draft: all their rounds in a row, from the pool that the draft left.
 * That pool follows from the picks alone, because one of each was added exactly when a pick's castaway was out.
 * Castaways eliminated since are no longer in it.
 */
export function continueDraft(
  existing: readonly Pick<DraftedPick, 'pickNumber' | 'castawayId'>[],
  latecomer: string,
  inputs: Omit<DraftInputs, 'participants'> & { readonly seed: string },
): DraftedPick[] {
  const pool: Pool = new Map();
  const everybody = [...inputs.castaways, ...(inputs.eliminated ?? [])];
  addOneOfEach(pool, everybody);
  for (const { castawayId } of existing.toSorted((a, b) => a.pickNumber - b.pickNumber)) {
    if (!isIn(pool, castawayId)) addOneOfEach(pool, everybody);
    pool.set(castawayId, (pool.get(castawayId) ?? 0) - 1);
  }
  const ranking = inputs.rankings.get(latecomer);
  const order = draftingOrder(inputs.seed, latecomer, ranking, new Set(inputs.castaways));
  const last = existing.reduce((highest, pick) => Math.max(highest, pick.pickNumber), 0);
  const own: string[] = [];
  const picks: DraftedPick[] = [];
  for (let round = 1; round <= inputs.rounds; round++) {
    const taken = takeTurn(pool, order, own, inputs.shareCastaways);
    if (taken) picks.push({ pickNumber: last + picks.length + 1, round, userId: latecomer, ...taken });
  }
  return picks;
}

/** How many rounds a draft had, by its picks; 0 without any. */
export const roundsOf = (picks: readonly Pick<DraftedPick, 'round'>[]): number =>
  picks.reduce((highest, { round }) => Math.max(highest, round), 0);

/** Moves one castaway from the pool to the player's own; `null` if it has none for them. */
function takeTurn(
  pool: Pool,
  order: readonly string[],
  own: string[],
  shareCastaways: boolean,
): Pick<DraftedPick, 'castawayId' | 'wish' | 'goneBefore'> | null {
  const best = (): number =>
    order.findIndex((castawayId) => isIn(pool, castawayId) && !own.includes(castawayId));
  let index = best();
  if (index === -1) {
    if (!shareCastaways || own.length === order.length) return null;
    addOneOfEach(pool, order);
    index = best();
  }
  const castawayId = order[index];
  if (castawayId === undefined) return null;
  const goneBefore = order.slice(0, index).filter((better) => !own.includes(better));
  pool.set(castawayId, (pool.get(castawayId) ?? 0) - 1);
  own.push(castawayId);
  return { castawayId, wish: index + 1, goneBefore };
}
