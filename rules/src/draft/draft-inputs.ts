import { sha256 } from './sha256.js';

/** What a draft is made from, except its seed. Ids are opaque strings. */
export interface DraftInputs {
  readonly participants: readonly string[];
  /** Castaway ids, best first, of those participants who ranked. */
  readonly rankings: ReadonlyMap<string, readonly string[]>;
  /** The castaways who can be drafted. */
  readonly castaways: readonly string[];
  /** How many castaways a player drafts, at most. */
  readonly rounds: number;
  /** Whether the pool is filled up again; without it the draft ends with the last castaway. */
  readonly shareCastaways: boolean;
}

/** A player who was not among the stored participants and got a roster later. */
export interface LatePlayer {
  readonly userId: string;
  /** Drawn when the roster was given; shuffles what the player did not rank. */
  readonly seed: string;
  /** Castaway ids, best first; empty without a ranking. */
  readonly ranking: readonly string[];
}

/** In what a run's inputs differ from the stored ones: everything that a replay needs beside these and the seed. */
export interface DraftDifferences {
  /** Castaways in the pool that the stored inputs lack. */
  readonly added: readonly string[];
  /** Castaways of the stored inputs who are deleted or out of the game. */
  readonly removed: readonly string[];
  /** Rankings submitted since, by user id, and when (ISO 8601). */
  readonly rankings: readonly (readonly [string, readonly string[], string])[];
  readonly rounds?: number | undefined;
  readonly shareCastaways?: boolean | undefined;
  /** Players whose accounts are deleted: what they draft belongs to nobody. */
  readonly deleted: readonly string[];
  /** In the order in which they got rosters. */
  readonly late: readonly LatePlayer[];
}

export const NO_DIFFERENCES: DraftDifferences = {
  added: [],
  removed: [],
  rankings: [],
  deleted: [],
  late: [],
};

/** The inputs of a run: the stored ones with all differences. */
export function inputsOfRun(stored: DraftInputs, differences: DraftDifferences): DraftInputs {
  const removed = new Set(differences.removed);
  return {
    participants: stored.participants,
    rankings: new Map([
      ...stored.rankings,
      ...differences.rankings.map(([userId, ranking]) => [userId, ranking] as const),
    ]),
    castaways: [...stored.castaways.filter((id) => !removed.has(id)), ...differences.added],
    rounds: differences.rounds ?? stored.rounds,
    shareCastaways: differences.shareCastaways ?? stored.shareCastaways,
  };
}

/**
 * The text that a draft's inputs are hashed as. It is this JSON, without white space and with the keys in this order:
 *
 *     {"participants":[userId, … ascending],
 *      "rankings":[[userId,[castawayId, … best first]], … by userId ascending, participants' only],
 *      "castaways":[castawayId, … ascending],
 *      "rounds":2,"shareCastaways":true}
 *
 * Castaways are those in the pool: the ones still in the game. A ranking contains only those; ascending means by
 * UTF-16 code units. A run with deleted or late players has two more keys:
 * `"deleted":[userId, … ascending],"late":[[userId,seed,[castawayId, … best first]], … in their order]`.
 *
 * In parts, because that of a hundred thousand players is 80 MB.
 */
export function* inputText(
  { rankings, castaways, rounds, shareCastaways, ...inputs }: DraftInputs,
  { deleted, late }: Pick<DraftDifferences, 'deleted' | 'late'> = NO_DIFFERENCES,
): Generator<string, void, undefined> {
  const participants = inputs.participants.toSorted();
  const quoted = new Map(castaways.map((castawayId) => [castawayId, JSON.stringify(castawayId)]));
  yield `{"participants":${JSON.stringify(participants)},"rankings":[`;
  let comma = '';
  for (const userId of participants) {
    let ranking = '';
    for (const castawayId of rankings.get(userId) ?? []) {
      const text = quoted.get(castawayId);
      if (text !== undefined) ranking += ranking === '' ? text : `,${text}`;
    }
    if (ranking === '') continue;
    yield `${comma}[${JSON.stringify(userId)},[${ranking}]]`;
    comma = ',';
  }
  const rest = JSON.stringify({
    castaways: castaways.toSorted(),
    rounds,
    shareCastaways,
    ...(deleted.length + late.length > 0 && {
      deleted: deleted.toSorted(),
      late: late.map(({ userId, seed, ranking }) => [
        userId,
        seed,
        ranking.filter((castawayId) => quoted.has(castawayId)),
      ]),
    }),
  });
  yield `],${rest.slice(1)}`;
}

/** The SHA-256 of the text: inputs with the same hash give the same draft with the same seed. */
export const inputHash = (...inputs: Parameters<typeof inputText>): string => sha256(...inputText(...inputs));

/** The season's one seed: of its secret, and of the hash of the inputs that the first close of the rankings stored. */
export const seasonSeed = (secret: string, storedHash: string): string => sha256(secret, storedHash);
