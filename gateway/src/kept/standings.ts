/** One version of the standings, as responses for callers who see the same. */
import { sha256, standingsLabel, type StandingsRows } from '@torchbearer/kit';
import { ROWS_PER_PAGE } from '@torchbearer/rules';
import { groupRows } from '@torchbearer/rules/league';
import { LRUCache } from 'lru-cache';
import { keepJson, keepLater, type KeptJson } from './kept-json.js';

export interface Standings {
  readonly version: number;
  readonly rows: StandingsRows;
  /** See `standingsLabel`. */
  readonly label: string;
  /** The whole list. */
  readonly list: () => KeptJson;
  /** A page of it; null if there is none of this number. */
  readonly page: (number: number) => KeptJson | null;
  /** These places as JSON. */
  readonly json: (places: readonly number[]) => Buffer;
  /** The rows of these players with their ranks among themselves, as JSON. */
  readonly group: (userIds: readonly string[]) => Buffer;
}

/** Compressed and not, a page takes some 60 KB. */
const MOST_PAGES = 200;
/** A whole list of more rows is made when somebody wants it, so many at a time. */
const ROWS_AT_ONCE = 1_000;

const WITH_EMAILS = Buffer.from('with e-mails');

export function createStandings(version: number, rows: StandingsRows, withEmails: boolean): Standings {
  const hash = withEmails && rows.hidesEmails ? sha256(Buffer.concat([rows.hash, WITH_EMAILS])) : rows.hash;
  const json = (places: readonly number[]): Buffer =>
    Buffer.from(JSON.stringify(places.map((place) => rows.row(place, withEmails))));
  const between = (from: number, to: number): Buffer =>
    json(Array.from({ length: Math.min(to, rows.size) - from }, (_, index) => from + index));
  const whole = async (): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let from = 0; from < rows.size; from += ROWS_AT_ONCE) {
      // Without the brackets.
      parts.push(Buffer.from(from === 0 ? '' : ','), between(from, from + ROWS_AT_ONCE).subarray(1, -1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
  };
  const pages = new LRUCache<number, KeptJson>({ max: MOST_PAGES });
  let list: KeptJson | null = null;
  return {
    version,
    rows,
    label: standingsLabel(version, hash),
    json,
    group: (userIds) => Buffer.from(JSON.stringify(groupRows(rows, userIds, withEmails))),
    list: () =>
      (list ??=
        rows.size > ROWS_AT_ONCE
          ? keepLater(hash, version, whole)
          : keepJson(between(0, rows.size), version)),
    page: (number) => {
      const from = number * ROWS_PER_PAGE;
      if (from >= rows.size && number > 0) return null;
      let kept = pages.get(number);
      if (!kept) pages.set(number, (kept = keepJson(between(from, from + ROWS_PER_PAGE), version)));
      return kept;
    },
  };
}
