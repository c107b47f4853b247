/** What drafts are made from: the season's secret and seed, the inputs that the first close stored, the current ones. */
import { inBatches, type Sql, type Tx } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import {
  inputsOfRun,
  inputText,
  NO_DIFFERENCES,
  seasonSeed,
  type DraftDifferences,
  type DraftInputs,
  type LatePlayer,
} from '@torchbearer/rules/draft';
import { createHash } from 'node:crypto';
import { PLAYERS } from './players.js';
import { readSeason } from './season.js';

/** `inputHash` of the rules, by Node's hash, which is faster. */
function hashOf(...inputs: Parameters<typeof inputText>): string {
  const sha256 = createHash('sha256');
  for (const text of inputText(...inputs)) sha256.update(text);
  return sha256.digest('hex');
}

/**
 * Players with their rankings. @param select a statement whose rows have `id` and `ranking`: castaway ids, with commas
 * @param castaways those that a ranking may contain; others are left out
 */
async function readPlayers(
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

/** What everybody may know about the seed. */
export interface DraftSeason {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Null before the first close. */
  readonly closed: ClosedDraft | null;
}

export interface ClosedDraft extends Pick<DraftInputs, 'castaways' | 'rounds' | 'shareCastaways'> {
  readonly storedHash: string;
  readonly seed: string;
  readonly closedAt: Date;
  /** The admin who closed rankings early; null for their deadline. */
  readonly closedBy: string | null;
  readonly unranked: number;
}

export async function readDraftSeason(sql: Sql): Promise<DraftSeason> {
  const { commitment, ...closed } = await sql.one<ClosedDraft & { commitment: string; seed: string | null }>(
    `select commitment, stored_hash as "storedHash", seed, castaways, rounds, share_castaways as "shareCastaways",
       closed_at as "closedAt", closed_by as "closedBy", unranked from draft_season`,
  );
  return { commitment, closed: closed.seed === null ? null : closed };
}

/** Null unless a draft with the season's seed has run: before that, nobody may know the secret. */
export async function readSecret(sql: Sql): Promise<string | null> {
  const row = await sql.oneOrNull<{ secret: string }>(
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
  const rules = await tx.one<Pick<ClosedDraft, 'castaways' | 'rounds' | 'shareCastaways' | 'unranked'>>(
    `select array(select id from castaways where not eliminated) as castaways, rounds,
       share_castaways as "shareCastaways",
       (select count(*)::int from draft_stored_players where ranking = '{}') as unranked from season`,
  );
  const { secret } = await tx.one<{ secret: string }>('select secret from draft_season for update');
  const closed = { ...rules, closedAt: now, closedBy: by, storedHash: '', seed: '' };
  const storedHash = hashOf(await readStoredInputs(tx, closed));
  const seed = seasonSeed(secret, storedHash);
  await tx.run(
    `update draft_season set stored_hash = $1, seed = $2, castaways = $3, rounds = $4, share_castaways = $5,
       closed_at = $6, closed_by = $7, unranked = $8`,
    [storedHash, seed, rules.castaways, rules.rounds, rules.shareCastaways, now, by, rules.unranked],
  );
  return { ...closed, storedHash, seed };
}

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

/** In statements: everyone of the stored inputs and every late player. */
const DRAFTING = `(select user_id from draft_stored_players union select user_id from draft_late_players) drafting`;
const HAS_ACCOUNT = 'exists (select from copied.users where id = user_id)';

/** The players to whom a run gives castaways, once inputs are stored; sorted, as the run writes their rows. */
export async function listDrafting(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select user_id as id from ${DRAFTING} where ${HAS_ACCOUNT} order by user_id`,
  );
  return rows.map(({ id }) => id);
}

interface Now extends Pick<DraftInputs, 'rounds' | 'shareCastaways'> {
  readonly live: readonly string[];
  readonly all: readonly string[];
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
    `select user_id as id from ${DRAFTING} where not ${HAS_ACCOUNT} order by user_id`,
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

/**
 * The current inputs with their hash, which is stored. A preview compares it, and triggers note each change of an input in
 * its own transaction.
 */
export async function readHashedInputs(tx: Tx) {
  await lock(tx);
  // First: a change that is committed after this statement stays noted, whether it is read or not.
  await tx.run('delete from draft_input_changes');
  const inputs = await readDraftInputs(tx);
  const hash = hashOf(inputs.inputs, inputs.differences);
  await tx.run('update draft_input_hash set hash = $1', [hash]);
  return { ...inputs, hash };
}

/** The hash of the current inputs, which are not read if nothing has changed. */
export async function currentInputHash(tx: Tx): Promise<string> {
  const cached = await cachedHash(tx);
  if (cached !== null) return cached;
  await lock(tx);
  // Another call may have computed it meanwhile.
  return (await cachedHash(tx)) ?? (await readHashedInputs(tx)).hash;
}

/** One call at a time, until its transaction ends; changes of the inputs do not wait. */
const lock = (tx: Tx): Promise<unknown> => tx.rows('select from draft_input_hash for update');

async function cachedHash(tx: Tx): Promise<string | null> {
  const cached = await tx.oneOrNull<{ hash: string | null }>(
    'select hash from draft_input_hash where not exists (select from draft_input_changes)',
  );
  return cached?.hash ?? null;
}
