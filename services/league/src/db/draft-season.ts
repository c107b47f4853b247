/** The season's secret and seed, and the inputs that the first close of the rankings stored. */
import type { Sql, Tx } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import { seasonSeed, type DraftInputs } from '@torchbearer/rules/draft';
import { hashOf } from './draft-hash.js';
import { readPlayers } from './draft-players.js';
import { PLAYERS } from './users.js';

/** What everybody may know about the seed. */
export interface DraftSeason {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Null before the first close. */
  readonly closed: ClosedDraft | null;
}

export interface ClosedDraft {
  readonly storedHash: string;
  readonly seed: string;
  readonly castaways: readonly string[];
  readonly rounds: number;
  readonly shareCastaways: boolean;
  readonly closedAt: Date;
  /** The admin who closed rankings early; null for their deadline. */
  readonly closedBy: string | null;
  readonly unranked: number;
}

export async function readDraftSeason(sql: Sql): Promise<DraftSeason> {
  const [row] = await sql.rows<ClosedDraft & { commitment: string; seed: string | null }>(
    `select commitment, stored_hash as "storedHash", seed, castaways, rounds, share_castaways as "shareCastaways",
       closed_at as "closedAt", closed_by as "closedBy", unranked from draft_season`,
  );
  if (!row) throw new Error('The season has no secret.');
  const { commitment, ...closed } = row;
  return { commitment, closed: closed.seed === null ? null : closed };
}

/** Null unless a draft with the season's seed has run: before that, nobody may know the secret. */
export async function readSecret(sql: Sql): Promise<string | null> {
  const [row] = await sql.rows<{ secret: string }>(
    `select secret from draft_season
     where exists (select from draft_previews where kind = 'season' and run_at is not null)`,
  );
  return row?.secret ?? null;
}

/** The stored inputs, once rankings were closed. */
export const readStoredInputs = async (tx: Tx, closed: ClosedDraft): Promise<DraftInputs> => ({
  ...(await readPlayers(
    tx,
    `select user_id as id, array_to_string(ranking, ',') as ranking from draft_stored_players`,
    closed.castaways,
  )),
  castaways: closed.castaways,
  rounds: closed.rounds,
  shareCastaways: closed.shareCastaways,
});

/**
 * Stores the current inputs with their hash, and makes the seed. The draft must be locked exclusively, and not closed
 * before. @param by the admin who closes rankings early; null at their deadline
 */
export async function storeInputs(
  tx: Tx,
  { now, by }: { readonly now: Date; readonly by: string | null },
): Promise<ClosedDraft> {
  await tx.run(
    `insert into draft_stored_players (user_id, ranking)
     select player.id, array(
       select ranked.id from unnest(roster.ranking) with ordinality ranked (id, place)
         join castaways castaway on castaway.id = ranked.id and not castaway.eliminated order by place)
     from ${PLAYERS} where ${IS_PARTICIPANT}`,
  );
  const [rules] = await tx.rows<Pick<ClosedDraft, 'castaways' | 'rounds' | 'shareCastaways' | 'unranked'>>(
    `select array(select id from castaways where not eliminated) as castaways, rounds,
       share_castaways as "shareCastaways",
       (select count(*)::int from draft_stored_players where ranking = '{}') as unranked from season`,
  );
  const [own] = await tx.rows<{ secret: string }>('select secret from draft_season for update');
  if (!rules || !own) throw new Error('The season does not exist.');
  const closed = { ...rules, closedAt: now, closedBy: by, storedHash: '', seed: '' };
  const storedHash = hashOf(await readStoredInputs(tx, closed));
  const seed = seasonSeed(own.secret, storedHash);
  await tx.run(
    `update draft_season set stored_hash = $1, seed = $2, castaways = $3, rounds = $4, share_castaways = $5,
       closed_at = $6, closed_by = $7, unranked = $8`,
    [storedHash, seed, rules.castaways, rules.rounds, rules.shareCastaways, now, by, rules.unranked],
  );
  return { ...closed, storedHash, seed };
}
