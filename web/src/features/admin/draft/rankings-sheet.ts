/** All rankings as one sheet, a row per player and a column per position. */
import type { PlayerRanking } from '@torchbearer/contract/client';

/** The usual number of positions; a larger cast gets more columns. */
const PLACES = 18;

/** [1, 2, … 18] @param longest the number of castaways in the longest ranking */
const places = (longest: number): number[] =>
  Array.from({ length: Math.max(PLACES, longest) }, (_, index) => index + 1);

export const placesOf = (rankings: readonly PlayerRanking[]): number[] =>
  places(rankings.reduce((longest, { entries }) => Math.max(longest, entries.length), 0));

/** A player's castaways by position: the name for each of `places`, null if there is none. */
export function namesByPlace({ entries }: PlayerRanking, places: readonly number[]): (string | null)[] {
  const names = new Map(entries.map(({ position, castaway }) => [position, castaway.name]));
  return places.map((place) => names.get(place) ?? null);
}

/** What the exported file has of a player. */
export interface SheetRow {
  readonly cells: readonly (string | null)[];
  /** The names of the castaways, by position. */
  readonly ranked: readonly (string | null)[];
}

export const sheetRow = (ranking: PlayerRanking): SheetRow => ({
  cells: [ranking.user.name, ranking.user.email, ranking.submittedAt],
  ranked: namesByPlace(
    ranking,
    ranking.entries.map((_, index) => index + 1),
  ),
});

/** The rows of the exported file, the heading first. */
export function rankingsSheet(rows: readonly SheetRow[]): (string | null)[][] {
  const columns = places(rows.reduce((longest, { ranked }) => Math.max(longest, ranked.length), 0));
  return [
    ['Name', 'Email', 'Submitted at', ...columns.map((place) => `Rank ${String(place)}`)],
    ...rows.map(({ cells, ranked }) => [...cells, ...columns.map((_, index) => ranked[index] ?? null)]),
  ];
}
