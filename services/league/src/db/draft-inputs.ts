import type { Tx } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import type { DraftInputs } from '../domain/snake-draft.js';
import { readSeason } from './season.js';

/** The current inputs of a draft. */
export async function readDraftInputs(
  tx: Tx,
): Promise<DraftInputs & { readonly eliminated: readonly string[] }> {
  const players = await tx.rows<{ id: string; ranking: string[] | null }>(
    `select player.id, roster.ranking
     from copied.users player left join rosters roster on roster.user_id = player.id where ${IS_PARTICIPANT}`,
  );
  const castaways = await tx.rows<{ id: string; eliminated: boolean }>(
    'select id, eliminated from castaways',
  );
  const ids = (eliminated: boolean): string[] =>
    castaways.filter((castaway) => castaway.eliminated === eliminated).map(({ id }) => id);
  const { rounds, shareCastaways } = await readSeason(tx);
  return {
    participants: players.map((player) => player.id),
    rankings: new Map(
      players.flatMap(({ id, ranking }) => (ranking?.length ? [[id, ranking] as const] : [])),
    ),
    castaways: ids(false),
    eliminated: ids(true),
    rounds,
    shareCastaways,
  };
}
