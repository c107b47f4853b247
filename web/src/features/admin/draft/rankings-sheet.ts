/** All rankings as one sheet, a row per player and a column per position. */
import type { PlayerRanking } from '@torchbearer/contract/client';

/** The usual number of positions; a larger cast gets more columns. */
const PLACES = 18;

/** [1, 2, … 18] */
export function placesOf(rankings: readonly PlayerRanking[]): number[] {
  const most = rankings.reduce((longest, { entries }) => Math.max(longest, entries.length), PLACES);
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** A player's castaways by position: the name for each of `places`, null if there is none. */
export function namesByPlace({ entries }: PlayerRanking, places: readonly number[]): (string | null)[] {
  const names = new Map(entries.map(({ position, castaway }) => [position, castaway.name]));
  return places.map((place) => names.get(place) ?? null);
}

/** The rows of the exported file, the heading first. */
export function rankingsSheet(rankings: readonly PlayerRanking[]): (string | null)[][] {
  const places = placesOf(rankings);
  return [
    ['Name', 'Email', 'Submitted at', ...places.map((place) => `Rank ${String(place)}`)],
    ...rankings.map((ranking) => [
      ranking.user.name,
      ranking.user.email,
      ranking.submittedAt,
      ...namesByPlace(ranking, places),
    ]),
  ];
}
