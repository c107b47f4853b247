import { inBatches, type Tx } from '@torchbearer/kit';
import type { DraftInputs } from '@torchbearer/rules/draft';

/**
 * Players with their rankings. @param select a statement whose rows have `id` and `ranking`: castaway ids, with commas
 * @param castaways those that a ranking may contain; others are left out
 */
export async function readPlayers(
  tx: Tx,
  select: string,
  castaways: readonly string[],
): Promise<Pick<DraftInputs, 'participants' | 'rankings'>> {
  // All rankings have the same strings, which would otherwise be most of the memory.
  const known = new Map(castaways.map((id) => [id, id]));
  const participants: string[] = [];
  const rankings = new Map<string, readonly string[]>();
  for await (const some of inBatches<{ id: string; ranking: string | null }>(tx, select)) {
    for (const { id, ranking } of some) {
      participants.push(id);
      if (ranking)
        rankings.set(
          id,
          ranking.split(',').flatMap((castawayId) => known.get(castawayId) ?? []),
        );
    }
  }
  return { participants, rankings };
}
