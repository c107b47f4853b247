/** Members in chunks by the first bits of their ids, so that a new member changes one chunk and not the whole list. @until 0.9 */

/** A chunk is split when there are more members than this for each, and joined when there are a quarter. */
const MOST_PER_CHUNK = 1_000;

/** How many chunks there are: a power of two. @param before as many as were stored; 0 at first */
export function chunksFor(members: number, before: number): number {
  let chunks = 1;
  while (chunks * 2 <= before) chunks *= 2;
  while (members > chunks * MOST_PER_CHUNK) chunks *= 2;
  while (chunks > 1 && members < (chunks * MOST_PER_CHUNK) / 4) chunks /= 2;
  return chunks;
}

/** @param id a UUID  @param chunks a power of two, at most 65,536 */
export const chunkOf = (id: string, chunks: number): number =>
  Math.floor((Number.parseInt(id.slice(0, 4), 16) * chunks) / 65_536);

/** The first and last UUID of a chunk. */
export function rangeOf(chunk: number, chunks: number): readonly [string, string] {
  const start = (number: number): string => number.toString(16).padStart(4, '0');
  const width = 65_536 / chunks;
  return [
    `${start(chunk * width)}0000-0000-0000-0000-000000000000`,
    `${start((chunk + 1) * width - 1)}ffff-ffff-ffff-ffff-ffffffffffff`,
  ];
}
