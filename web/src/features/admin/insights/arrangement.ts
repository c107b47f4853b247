/** Positions of the board's cards, in cells: rows from the top, columns from the left. */
import { verticalCompactor } from 'react-grid-layout/core';
import type { BoardSize } from './board-size.js';
import { CARD_IDS, type CardId } from './cards.js';

export interface Place {
  readonly i: CardId;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Arrangement = readonly Place[];

export const COLUMNS: Readonly<Record<BoardSize, number>> = { medium: 6, wide: 12 };

/** The narrowest card, in columns of either size. */
export const MIN_WIDTH = 3;
const TALLEST = 20;

const rows = (minH: number, maxH = TALLEST) => ({ minH, maxH });

/** How tall a card may be. Tables scroll from 500 px on: a taller card would be empty below. */
export const HEIGHTS: Readonly<Record<CardId, { readonly minH: number; readonly maxH: number }>> = {
  overview: rows(4, 8),
  leaderboard: rows(5, 12),
  win: rows(8),
  worst: rows(5, 10),
  participation: rows(5),
  trends: rows(5),
  accuracy: rows(5, 12),
  power: rows(7),
};

/** From the top: the height of each row of cards, and its cards' widths from the left. */
function banded(...bands: readonly (readonly [number, Partial<Record<CardId, number>>])[]): Arrangement {
  const places: Place[] = [];
  let y = 0;
  for (const [h, widths] of bands) {
    let x = 0;
    for (const i of CARD_IDS) {
      const w = widths[i];
      if (w === undefined) continue;
      places.push({ i, x, y, w, h });
      x += w;
    }
    y += h;
  }
  return places;
}

export const FIRST_ARRANGEMENTS: Readonly<Record<BoardSize, Arrangement>> = {
  wide: banded(
    [4, { overview: 12 }],
    [12, { leaderboard: 5, win: 7 }],
    [9, { worst: 4, participation: 4, trends: 4 }],
    [9, { accuracy: 5, power: 7 }],
  ),
  medium: banded(
    [4, { overview: 6 }],
    [12, { leaderboard: 3, win: 3 }],
    [9, { worst: 3, participation: 3 }],
    [9, { trends: 3, accuracy: 3 }],
    [9, { power: 6 }],
  ),
};

/** Row by row: also the order in the document, so that the keyboard follows the visual order. */
export const inReadingOrder = (arrangement: Arrangement): Arrangement =>
  [...arrangement].sort((a, b) => a.y - b.y || a.x - b.x);

/** Cards move up into free space, and none overlap. */
export function settled(arrangement: Arrangement, size: BoardSize): Arrangement {
  // Copies, because the compactor changes its input.
  const compact = verticalCompactor.compact(
    arrangement.map((card) => ({ ...card })),
    COLUMNS[size],
  );
  return onlyPlaces(compact);
}

/** Without the fields that the grid adds. */
export const onlyPlaces = (layout: readonly (Omit<Place, 'i'> & { readonly i: string })[]): Arrangement =>
  layout.flatMap(({ i, x, y, w, h }) =>
    CARD_IDS.filter((id) => id === i).map((id) => ({ i: id, x, y, w, h })),
  );

export const isSame = (a: Arrangement, b: Arrangement): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => isEqual(one, other)));

const isEqual = (one: Place, other: Place): boolean =>
  (['i', 'x', 'y', 'w', 'h'] as const).every((what) => one[what] === other[what]);
