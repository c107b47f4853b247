/** What is unusual about a week's points. */
import { byCastawayName, isOutBy, type PointsEntry, type ScoredCastaway } from './week.js';

/** How many standard deviations are far. */
const FAR = 2;

/** What `ReviewWeekResponse` of the proto says of the points. @param castaways by id */
export function reviewOf(
  weekNumber: number,
  entries: readonly PointsEntry[],
  castaways: ReadonlyMap<string, ScoredCastaway>,
) {
  const scored = new Set(entries.map(({ castawayId }) => castawayId));
  const mean = meanOf(entries.map(({ points }) => points));
  const deviation = Math.sqrt(meanOf(entries.map(({ points }) => (points - mean) ** 2)));
  const distanceOf = (points: number): number => Math.abs(points - mean);
  return {
    scored: entries.length,
    mean,
    withoutPoints: [...castaways]
      .filter(([id, castaway]) => !scored.has(id) && !isOutBy(castaway, weekNumber))
      .map(([castawayId, { name }]) => ({ castawayId, castawayName: name }))
      .sort(byCastawayName)
      .map(({ castawayId, castawayName: name }) => ({ castawayId, name, points: undefined })),
    unusual: entries
      .filter(({ points }) => distanceOf(points) > FAR * deviation)
      .sort((a, b) => distanceOf(b.points) - distanceOf(a.points) || (a.castawayId < b.castawayId ? -1 : 1))
      .map(({ castawayId, points }) => ({
        castawayId,
        name: castaways.get(castawayId)?.name ?? castawayId,
        points,
      })),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
