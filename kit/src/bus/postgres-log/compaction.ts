/** Runs one statement and returns how many rows it touched. */
export type Run = (text: string, parameters: readonly unknown[]) => Promise<number>;

const STEP = 2_000;

/**
 * Deletes superseded messages of compacted topics that are older than `olderThanMs`. The newest of each key stays
 * forever, including tombstones. A group that had not read a superseded message skips to the newer one.
 * @returns the number of messages deleted
 */
export async function compact(run: Run, olderThanMs: number): Promise<number> {
  for (let deleted = 0; ;) {
    const step = await run(
      `delete from bus.messages where (topic, partition, message_offset) in (
         select old.topic, old.partition, old.message_offset
         from bus.messages old join bus.topics t on t.name = old.topic and t.compacted
         where old.published_at < now() - $1 * interval '1 millisecond'
           and exists (select from bus.messages newer
             where newer.topic = old.topic and newer.partition = old.partition and newer.key = old.key
               and newer.message_offset > old.message_offset)
         limit $2)`,
      [olderThanMs, STEP],
    );
    deleted += step;
    if (step < STEP) return deleted;
  }
}
