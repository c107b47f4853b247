/** The leaderboard as its screen sees it: a whole list, or of a large league the rows that are loaded. */
import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import { ROWS_PER_PAGE } from '@torchbearer/rules';
import { ownRow } from '../../api/own-standing.js';

/** In the leaderboard of a group, with the rank in the whole league. */
export type ShownEntry = StandingsEntry & { readonly leagueRank?: number };
type Entries = readonly ShownEntry[];

export interface ShownBoard {
  readonly isWhole: boolean;
  /** How many rows there are, loaded or not. */
  readonly size: number;
  /** @param place from 0 @returns undefined while it loads */
  readonly at: (place: number) => ShownEntry | undefined;
  /** The loaded rows, each page by itself. */
  readonly pages: readonly Entries[];
  /** The first two rows. */
  readonly leaders: Entries;
  /** The viewer's own row; null if it is not in the list. */
  readonly own: { readonly entry: StandingsEntry; readonly place: number } | null;
}

/** A list that is loaded. */
export function wholeBoard(list: Entries, me: string): ShownBoard {
  const place = list.findIndex(({ id }) => id === me);
  const entry = list[place];
  return {
    isWhole: true,
    size: list.length,
    at: (index) => list[index],
    pages: [list],
    leaders: list.slice(0, 2),
    own: entry ? { entry, place } : null,
  };
}

/** All rows that are loaded; some may be there twice. */
export const loadedRows = ({ isWhole, pages, leaders, own }: ShownBoard): Entries =>
  isWhole ? (pages[0] ?? []) : [...leaders, ...(own ? [own.entry] : []), ...pages.flat()];

/** Rows before and after the visible ones that are loaded, too. */
const MARGIN = 25;

export interface Sight {
  /** The first and last visible rows, from 0. */
  readonly first: number;
  readonly last: number;
}

/** The numbers of the pages that have these rows. */
export function pagesIn({ first, last }: Sight, size: number): number[] {
  const from = Math.floor(Math.max(0, first - MARGIN) / ROWS_PER_PAGE);
  const to = Math.floor(Math.max(0, Math.min(size - 1, last + MARGIN)) / ROWS_PER_PAGE);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** @param pages by number; those that are still loading are left out */
export function partialBoard(standing: OwnStanding, pages: ReadonlyMap<number, Entries>): ShownBoard {
  const { players, place, first, rows, leaders } = standing;
  const entry = ownRow(standing);
  return {
    isWhole: false,
    size: players,
    at: (index) =>
      pages.get(Math.floor(index / ROWS_PER_PAGE))?.[index % ROWS_PER_PAGE] ??
      rows[index - first] ??
      leaders[index],
    pages: [...pages.values()],
    leaders,
    own: entry && place !== null ? { entry, place } : null,
  };
}
