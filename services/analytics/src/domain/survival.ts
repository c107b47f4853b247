/** Castaways that are left when the season ends. */
const FINALISTS = 3;

/**
 * For each remaining week, the chance that a castaway who is in today still is then: q(j) = max(0, 1 − (j − 1)·d/A),
 * where eliminations are spread evenly, d = max(0, A − 3)/R a week, so that three are left at the end.
 * @param live castaways that are in today (A)  @param weeks still to come (R)
 */
export function survival(live: number, weeks: number): number[] {
  if (live === 0) return Array.from({ length: weeks }, () => 0);
  const eliminatedAWeek = Math.max(0, live - FINALISTS) / weeks;
  return Array.from({ length: weeks }, (_, before) => Math.max(0, 1 - (before * eliminatedAWeek) / live));
}
