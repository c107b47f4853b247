import {
  inputHash,
  inputsOfRun,
  seasonSeed,
  type DraftDifferences,
  type DraftInputs,
} from './draft-inputs.js';
import { sha256 } from './sha256.js';
import { draft } from './snake-draft.js';

/** A draft's receipt with its inputs, as the API's file has it. */
export interface DraftRecord {
  /** SHA-256 of the secret, published before rankings closed. */
  readonly commitment: string;
  readonly secret: string;
  /** The hash of the inputs that the first close stored. */
  readonly storedHash: string;
  readonly seed: string;
  readonly stored: Omit<DraftInputs, 'rankings'> & {
    readonly rankings: readonly (readonly [string, readonly string[]])[];
  };
  readonly run: {
    readonly inputHash: string;
    readonly differences: DraftDifferences;
    /** User, castaway and round, in turn order; without those that belong to nobody. */
    readonly picks: readonly (readonly [string, string, number])[];
  };
}

/** One thing that a replay checks. */
export interface ReplayCheck {
  readonly what: 'secret' | 'inputs' | 'seed' | 'differences' | 'picks';
  readonly isRight: boolean;
}

/**
 * Recomputes a draft from its secret and inputs, and compares each step with the receipt.
 * @param published what the receipt said elsewhere; the file must say the same
 */
export function replayDraft(
  record: DraftRecord,
  published: Pick<DraftRecord, 'commitment' | 'storedHash' | 'seed'> & { readonly inputHash: string },
): ReplayCheck[] {
  const { secret, run } = record;
  const stored: DraftInputs = { ...record.stored, rankings: new Map(record.stored.rankings) };
  const inputs = inputsOfRun(stored, run.differences);
  const nobody = new Set(run.differences.deleted);
  const picks = draft({ ...inputs, seed: published.seed, late: run.differences.late })
    .filter(({ userId }) => !nobody.has(userId))
    .map(({ userId, castawayId, round }) => [userId, castawayId, round]);
  const areAll = (text: string, ...expected: readonly string[]): boolean =>
    expected.every((one) => one === text);
  return [
    { what: 'secret', isRight: areAll(sha256(secret), record.commitment, published.commitment) },
    { what: 'inputs', isRight: areAll(inputHash(stored), record.storedHash, published.storedHash) },
    {
      what: 'seed',
      isRight: areAll(seasonSeed(secret, published.storedHash), record.seed, published.seed),
    },
    {
      what: 'differences',
      isRight: areAll(inputHash(inputs, run.differences), run.inputHash, published.inputHash),
    },
    { what: 'picks', isRight: JSON.stringify(picks) === JSON.stringify(run.picks) },
  ];
}
