import { hash } from 'node:crypto';
import type { DraftInputs } from './snake-draft.js';

/**
 * A hash of a draft's inputs: inputs with the same hash give the same draft with the same seed.
 * It is the SHA-256, in hex, of the UTF-8 bytes of this JSON, without white space and with the keys in this order:
 *
 *     {"participants":[userId, … ascending],
 *      "rankings":[[userId,[castawayId, … best first]], … by userId ascending, participants' only],
 *      "castaways":[castawayId, … ascending],
 *      "rounds":2,"shareCastaways":true}
 *
 * Castaways are those in the pool: the ones still in the game. A ranking contains only those; ascending means by
 * UTF-16 code units.
 */
export function inputHash(inputs: DraftInputs): string {
  const participants = inputs.participants.toSorted();
  const there = new Set(inputs.castaways);
  const rankings = participants.flatMap((userId) => {
    const ranking = inputs.rankings.get(userId)?.filter((castawayId) => there.has(castawayId)) ?? [];
    return ranking.length > 0 ? [[userId, ranking] as const] : [];
  });
  const canonical = JSON.stringify({
    participants,
    rankings,
    castaways: inputs.castaways.toSorted(),
    rounds: inputs.rounds,
    shareCastaways: inputs.shareCastaways,
  });
  return hash('sha256', canonical, 'hex');
}
