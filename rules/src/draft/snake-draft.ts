import type { DraftInputs, LatePlayer } from './draft-inputs.js';
import { draftingOrder, shuffled } from './draft-order.js';
import { sha256, type Sha256 } from './sha256.js';

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
export const draft = (draw: Draw): DraftedPick[] => [...drafting(draw)];

interface Draw extends DraftInputs {
  readonly seed: string;
  /** Players who draft after all others, each all rounds in a row. */
  readonly late?: readonly LatePlayer[];
}

/** The draft one pick after the other, for a caller who does other work in between. */
export function* drafting(
  { seed, participants, rankings, castaways, rounds, shareCastaways, late = [] }: Draw,
  hash: Sha256 = sha256,
): Generator<DraftedPick, void, undefined> {
  const everyone = new Set(castaways);
  const turns = shuffled(seed, participants, hash).map((userId) => ({
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
      player.order ??= draftingOrder(seed, userId, rankings.get(userId), everyone, hash);
      const taken = takeTurn(pool, player.order, own, shareCastaways);
      if (!taken) continue;
      const { castawayId, wish, goneBefore } = taken;
      yield { pickNumber, round, userId, castawayId, wish, goneBefore };
      pickNumber += 1;
    }
    turns.reverse();
  }
  for (const player of late) {
    for (const pick of allRounds(pool, player, { castaways: everyone, rounds, shareCastaways }, pickNumber)) {
      yield pick;
      pickNumber += 1;
    }
  }
}

/**
 * The picks of one player who came after the draft, from the pool that the draft left. That pool follows from the picks
 * alone, those that belong to nobody included, because one of each was added exactly when a pick's castaway was out.
 * @param existing in turn order
 * @param inputs `castaways` are those who can be drafted now
 */
export function continueDraft(
  existing: readonly Pick<DraftedPick, 'pickNumber' | 'castawayId'>[],
  latecomer: LatePlayer,
  inputs: Pick<DraftInputs, 'castaways' | 'rounds' | 'shareCastaways'> & {
    /** Castaways who are out of the game; the draft may have had them in its pool. */
    readonly eliminated?: readonly string[];
  },
): DraftedPick[] {
  const pool: Pool = new Map();
  const drafted = existing.map(({ castawayId }) => castawayId);
  const everybody = [...new Set([...inputs.castaways, ...(inputs.eliminated ?? []), ...drafted])];
  addOneOfEach(pool, everybody);
  for (const castawayId of drafted) {
    if (!isIn(pool, castawayId)) addOneOfEach(pool, everybody);
    pool.set(castawayId, (pool.get(castawayId) ?? 0) - 1);
  }
  const last = existing.reduce((highest, pick) => Math.max(highest, pick.pickNumber), 0);
  return allRounds(pool, latecomer, { ...inputs, castaways: new Set(inputs.castaways) }, last + 1);
}

function allRounds(
  pool: Pool,
  { userId, seed, ranking }: LatePlayer,
  rules: Pick<DraftInputs, 'rounds' | 'shareCastaways'> & { readonly castaways: ReadonlySet<string> },
  firstNumber: number,
): DraftedPick[] {
  const order = draftingOrder(seed, userId, ranking, rules.castaways, sha256);
  const own: string[] = [];
  const picks: DraftedPick[] = [];
  for (let round = 1; round <= rules.rounds; round++) {
    const taken = takeTurn(pool, order, own, rules.shareCastaways);
    if (taken) picks.push({ pickNumber: firstNumber + picks.length, round, userId, ...taken });
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
