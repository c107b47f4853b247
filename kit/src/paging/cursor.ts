import { isId } from '../grpc/rpc.js';

/** The row that a page ended with. */
export interface Position {
  /** The row's sort key as text, a time as microseconds since 1970; null for a row without one. */
  readonly key: string | null;
  readonly id: string;
  /**
   * How many rows matched when the first page was read, so that later pages need not count them again; null if they
   * were too many to count.
   */
  readonly total: number | null;
}
export type KeyType = 'text' | 'time' | 'number';

/** @param order the sort, with `-` for descending */
export const cursorOf = (order: string, { key, id, total }: Position): string =>
  Buffer.from(JSON.stringify([order, key, id, total])).toString('base64url');

/** @returns null if the cursor is broken or belongs to another order */
export function positionOf(cursor: string, order: string, type: KeyType): Position | null {
  const parts = parsed(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [from, key, id, total] = parts as readonly unknown[];
  if (from !== order || typeof id !== 'string' || !isId(id)) return null;
  if (key !== null && (typeof key !== 'string' || !CAN_BE[type](key))) return null;
  if (!isTotal(total)) return null;
  const position = { key, id, total };
  return cursorOf(order, position) === cursor ? position : null;
}

/** The largest number that a `uint32` of the response holds. */
const MOST_ROWS = 2 ** 32 - 1;
const isTotal = (total: unknown): total is number | null =>
  total === null ||
  (typeof total === 'number' && Number.isInteger(total) && total >= 0 && total <= MOST_ROWS);

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

const CAN_BE: Readonly<Record<KeyType, (key: string) => boolean>> = {
  text: (key) => !key.includes('\0'),
  time: (key) => /^-?\d{1,16}$/.test(key) && Number.isSafeInteger(Number(key)),
  number: (key) => /^-?\d{1,9}$/.test(key),
};
