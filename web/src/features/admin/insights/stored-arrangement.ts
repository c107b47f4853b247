/** Stores the board in this browser. Invalid data, or data of an older board, is ignored. */
import {
  COLUMNS,
  FIRST_ARRANGEMENTS,
  HEIGHTS,
  MIN_WIDTH,
  settled,
  type Arrangement,
  type Place,
} from './arrangement.js';
import type { BoardSize } from './board-size.js';
import { CARD_IDS } from './cards.js';

export type Arrangements = Readonly<Record<BoardSize, Arrangement>>;

/** Raise it when cards or columns change so that older boards don't fit. */
const VERSION = 1;
/** All cards in one column at full height take fewer rows. */
const LOWEST_ROW = 400;

export const written = (arrangements: Arrangements): string =>
  JSON.stringify({ version: VERSION, ...arrangements });

export function parseArrangements(stored: string | null): Arrangements {
  const found = parsed(stored);
  if (found?.['version'] !== VERSION) return FIRST_ARRANGEMENTS;
  const of = (size: BoardSize): Arrangement => {
    const places = found[size];
    return isArrangement(places, size) ? settled(places, size) : FIRST_ARRANGEMENTS[size];
  };
  return { wide: of('wide'), medium: of('medium') };
}

function parsed(stored: string | null): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(stored ?? 'null');
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every card once, each in a valid position. */
function isArrangement(value: unknown, size: BoardSize): value is Place[] {
  return (
    Array.isArray(value) &&
    value.length === CARD_IDS.length &&
    CARD_IDS.every((id) => value.some((place) => isRecord(place) && place['i'] === id)) &&
    value.every((place) => isPlace(place, size))
  );
}

function isPlace(value: unknown, size: BoardSize): boolean {
  if (!isRecord(value)) return false;
  const id = CARD_IDS.find((one) => one === value['i']);
  if (id === undefined) return false;
  const { minH, maxH } = HEIGHTS[id];
  const columns = COLUMNS[size];
  const { x, y, w, h } = value;
  return (
    isWithin(w, MIN_WIDTH, columns) &&
    isWithin(x, 0, columns - w) &&
    isWithin(y, 0, LOWEST_ROW) &&
    isWithin(h, minH, maxH)
  );
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
