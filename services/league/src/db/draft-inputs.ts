import type { Tx } from '@torchbearer/kit';
import type { DraftInputs } from '../domain/snake-draft.js';
import { readSeason } from './season.js';

/** Everything a draft would be computed from at this moment. */
export async function readDraftInputs(
  tx: Tx,
): Promise<DraftInputs & { readonly eliminated: readonly string[] }> {
  const players = await tx.rows<{ id: string; ranking: string[] | null }>(
    `select u.id, r.ranking from users u left join rosters r on r.user_id = u.id where ${IS_PARTICIPANT}`,
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

/** SQL over `users u` and `rosters r`: every non-admin, and every admin who has submitted a ranking, takes part. */
export const IS_PARTICIPANT = '(not u.is_admin or r.rankings_submitted_at is not null)';
