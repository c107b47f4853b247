import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items a thousand at a time, with a turn of the event loop in between: other calls need not wait for all of them. */
export async function* inChunks<T>(items: Iterable<T>, size = 1_000): AsyncGenerator<T[], void, undefined> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
    await nextTurn();
  }
  if (chunk.length > 0) yield chunk;
}
