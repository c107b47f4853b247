import { createHash } from 'node:crypto';
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
  const sha256 = createHash('sha256');
  for (const text of canonicalJson(inputs)) sha256.update(text);
  return sha256.digest('hex');
}

/** The text in parts, because that of a hundred thousand players is 80 MB. */
function* canonicalJson({ rankings, castaways, rounds, shareCastaways, ...inputs }: DraftInputs) {
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
  const rest = JSON.stringify({ castaways: castaways.toSorted(), rounds, shareCastaways });
  yield `],${rest.slice(1)}`;
}
