import { checkCastaways, type CastawaysFault, type ScoredCastaway } from './check-castaways.js';

export interface PointsEntry {
  readonly castawayId: string;
  readonly points: number;
}

/**
 * Whether a week's points may be saved: every castaway exists, and none whose points would change was out before
 * that week. Sending an eliminated castaway's stored points again is no change; sending 0 if nothing is stored is one.
 * @param stored the week's points so far, by castaway id
 */
export const checkEntries = (
  weekNumber: number,
  entries: readonly PointsEntry[],
  castaways: ReadonlyMap<string, ScoredCastaway>,
  stored: ReadonlyMap<string, number>,
): CastawaysFault | null =>
  checkCastaways(
    weekNumber,
    entries.map(({ castawayId, points }, index) => ({
      field: `entries.${index}.castawayId`,
      castawayId,
      isChange: stored.get(castawayId) !== points,
    })),
    castaways,
  );
