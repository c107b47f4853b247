import type { StandingsRows } from '@torchbearer/kit';
import { createNameIndex, type NameIndex } from './name-index.js';

/** Of the parts that somebody has searched. */
const indexes = new WeakMap<StandingsRows['parts'][number], NameIndex>();

/** The places of the first members whose name has these words. */
export function searchRows(rows: StandingsRows, words: string, most: number): number[] {
  const found: number[] = [];
  let first = 0;
  for (const members of rows.parts) {
    let names = indexes.get(members);
    if (!names) indexes.set(members, (names = createNameIndex(members.map(({ name }) => name))));
    for (const index of names.search(words)) found.push(rows.placeOfMember(first + index));
    first += members.length;
  }
  return found.sort((a, b) => a - b).slice(0, most);
}
