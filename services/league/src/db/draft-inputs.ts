import { inBatches, type Tx } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import type { DraftInputs } from '../domain/snake-draft.js';
import { readSeason } from './season.js';

/** The current inputs of a draft. */
export async function readDraftInputs(
  tx: Tx,
): Promise<DraftInputs & { readonly eliminated: readonly string[] }> {
  const castaways = await tx.rows<{ id: string; eliminated: boolean }>(
    'select id, eliminated from castaways',
  );
  const ids = (eliminated: boolean): string[] =>
    castaways.filter((castaway) => castaway.eliminated === eliminated).map(({ id }) => id);
  const { rounds, shareCastaways } = await readSeason(tx);
  // All rankings have the same strings, which would otherwise be most of the memory.
  const known = new Map(castaways.map(({ id }) => [id, id]));
  const participants: string[] = [];
  const rankings = new Map<string, readonly string[]>();
  const players = inBatches<{ id: string; ranking: string | null }>(
    tx,
    `select player.id, array_to_string(roster.ranking, ',') as ranking
     from copied.users player left join rosters roster on roster.user_id = player.id where ${IS_PARTICIPANT}`,
  );
  for await (const some of players) {
    for (const { id, ranking } of some) {
      participants.push(id);
      if (ranking)
        rankings.set(
          id,
          ranking.split(',').flatMap((castawayId) => known.get(castawayId) ?? []),
        );
    }
  }
  return {
    participants,
    rankings,
    castaways: ids(false),
    eliminated: ids(true),
    rounds,
    shareCastaways,
  };
}
