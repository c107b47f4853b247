import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { isOut, type ResultsUntil } from '@torchbearer/rules';
import type { CastawayCopy } from '../copies.js';

/** The pick, without whether its castaway left later than results are shown. @param castaways of which it is one */
export function pickUntil(
  pick: PickEntry,
  castaways: readonly Pick<CastawayCopy, 'id' | 'eliminated' | 'eliminatedInWeek'>[],
  until: ResultsUntil,
): PickEntry {
  if (until === null || !pick.castawayEliminated) return pick;
  const castaway = castaways.find(({ id }) => id === pick.castawayId);
  return { ...pick, castawayEliminated: castaway !== undefined && isOut(castaway, until) };
}
