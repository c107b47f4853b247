import { inBatches, type Tx } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import {
  inputsOfRun,
  NO_DIFFERENCES,
  type DraftDifferences,
  type DraftInputs,
  type LatePlayer,
} from '@torchbearer/rules/draft';
import { readPlayers } from './draft-players.js';
import { readDraftSeason, readStoredInputs, type ClosedDraft } from './draft-season.js';
import { readSeason } from './season.js';
import { PLAYERS } from './users.js';

/** What a run would draft from. */
export interface RunInputs {
  readonly inputs: DraftInputs;
  /** In what they differ from the stored ones; none before the first close. */
  readonly differences: DraftDifferences;
  readonly closed: ClosedDraft | null;
  readonly eliminated: readonly string[];
}

/** The stored inputs with all differences; before the first close, the current ones. */
export async function readDraftInputs(tx: Tx): Promise<RunInputs> {
  const castaways = await tx.rows<{ id: string; eliminated: boolean }>(
    'select id, eliminated from castaways',
  );
  const ids = (eliminated: boolean): string[] =>
    castaways.filter((castaway) => castaway.eliminated === eliminated).map(({ id }) => id);
  const rest = { eliminated: ids(true), closed: (await readDraftSeason(tx)).closed };
  const now = { live: ids(false), all: castaways.map(({ id }) => id), ...(await readSeason(tx)) };
  if (rest.closed === null) {
    const players = await readPlayers(
      tx,
      `select player.id, array_to_string(roster.ranking, ',') as ranking from ${PLAYERS} where ${IS_PARTICIPANT}`,
      now.all,
    );
    const { rounds, shareCastaways } = now;
    const inputs = { ...players, castaways: now.live, rounds, shareCastaways };
    return { inputs, differences: NO_DIFFERENCES, ...rest };
  }
  const stored = await readStoredInputs(tx, rest.closed);
  const differences = await differencesFrom(tx, rest.closed, now);
  return { inputs: inputsOfRun(stored, differences), differences, ...rest };
}

interface Now {
  readonly live: readonly string[];
  readonly all: readonly string[];
  readonly rounds: number;
  readonly shareCastaways: boolean;
}

async function differencesFrom(tx: Tx, closed: ClosedDraft, now: Now): Promise<DraftDifferences> {
  const rankings: [string, readonly string[], string][] = [];
  const known = new Map(now.all.map((id) => [id, id]));
  const changed = inBatches<{ userId: string; ranking: string[]; at: Date }>(
    tx,
    `select stored.user_id as "userId", roster.ranking, roster.rankings_submitted_at as at
     from draft_stored_players stored join rosters roster using (user_id), draft_season season
     where roster.rankings_submitted_at > season.closed_at and roster.ranking <> stored.ranking
     order by stored.user_id`,
  );
  for await (const some of changed)
    for (const { userId, ranking, at } of some)
      rankings.push([userId, ranking.flatMap((id) => known.get(id) ?? []), at.toISOString()]);
  const late = await tx.rows<LatePlayer>(
    `select late.user_id as "userId", late.seed,
       coalesce(nullif(roster.ranking, '{}'), late.ranking) as ranking
     from draft_late_players late left join rosters roster using (user_id)
     where not exists (select from draft_stored_players stored where stored.user_id = late.user_id)
     order by late.ordinal`,
  );
  const deleted = await tx.rows<{ id: string }>(
    `select user_id as id from (
       select user_id from draft_stored_players union select user_id from draft_late_players) drafting
     where not exists (select from copied.users where id = user_id) order by user_id`,
  );
  const { rounds, shareCastaways } = now;
  return {
    added: now.live.filter((id) => !closed.castaways.includes(id)).toSorted(),
    removed: closed.castaways.filter((id) => !now.live.includes(id)).toSorted(),
    rankings,
    ...(rounds !== closed.rounds && { rounds }),
    ...(shareCastaways !== closed.shareCastaways && { shareCastaways }),
    deleted: deleted.map(({ id }) => id),
    late,
  };
}
