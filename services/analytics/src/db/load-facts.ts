import type { Database, Sql } from '@torchbearer/kit';
import type {
  CastawayFacts,
  LeagueFacts,
  PickFacts,
  PlayerFacts,
  PointsFacts,
  Season,
  Week,
} from '../domain/league-model.js';
import { readChanges, readRevision, type PickKey, type Revision } from './revision.js';

/** The game's defaults, until league has published its season. */
const DEFAULT_SEASON: Season = { firstPickWeek: 3, episodes: 13 };

export interface LoadedFacts {
  readonly revision: Revision;
  readonly facts: LeagueFacts;
  /** All players and picks, not only those that differ. */
  readonly isWhole: boolean;
}

/**
 * Loads the league's data as of one moment: of players and picks those that differ from a known revision, if possible.
 */
export function loadFacts(database: Database, known: Revision | null): Promise<LoadedFacts> {
  return database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    const revision = await readRevision(tx);
    const changes = known && (await readChanges(tx, known, revision));
    const players = changes ? await loadPlayers(tx, changes.userIds) : await loadAllPlayers(tx);
    const picks = changes ? await loadPicks(tx, changes.picks) : await loadAllPicks(tx);
    return { revision, facts: { ...(await loadCommon(tx)), players, picks }, isWhole: changes === null };
  });
}

/** Everything that is not per player: a few hundred rows, in one round trip. */
async function loadCommon(sql: Sql): Promise<Omit<LeagueFacts, 'players' | 'picks'>> {
  const [row] = await sql.rows<{
    season: Season | null;
    weeks: Week[] | null;
    castaways: CastawayFacts[] | null;
    points: PointsFacts[] | null;
  }>(
    `select
       (select json_build_object('firstPickWeek', first_pick_week, 'episodes', episodes) from copied.season) as season,
       (select json_agg(json_build_object('weekNumber', week_number, 'wasEverActive', was_ever_active))
         from copied.weeks) as weeks,
       (select json_agg(json_build_object('id', id, 'name', name, 'tribe', tribe, 'eliminated', eliminated))
         from copied.castaways) as castaways,
       (select json_agg(json_build_object('weekNumber', week_number, 'castawayId', castaway_id, 'points', points))
         from castaway_points) as points`,
  );
  return {
    season: row?.season ?? DEFAULT_SEASON,
    weeks: row?.weeks ?? [],
    castaways: row?.castaways ?? [],
    points: row?.points ?? [],
  };
}

const PLAYER_COLUMNS = `player.name, player.is_admin as "isAdmin",
  (extract(epoch from roster.rankings_submitted_at) * 1000)::float8 as "rankedAt",
  coalesce(roster.castaway_ids, '{}') as "castawayIds"`;

const loadAllPlayers = (sql: Sql): Promise<PlayerFacts[]> =>
  sql.rows<PlayerFacts>(
    `select coalesce(player.id, roster.user_id) as id, ${PLAYER_COLUMNS}
     from copied.users player full join copied.rosters roster on roster.user_id = player.id`,
  );

/** One for each of these users, also without a user row. */
async function loadPlayers(sql: Sql, userIds: readonly string[]): Promise<PlayerFacts[]> {
  if (userIds.length === 0) return [];
  return await sql.rows<PlayerFacts>(
    `select one.id, ${PLAYER_COLUMNS}
     from unnest($1::uuid[]) as one (id)
     left join copied.users player on player.id = one.id
     left join copied.rosters roster on roster.user_id = one.id`,
    [userIds],
  );
}

const PICK_COLUMNS = 'own.castaway_id as "castawayId", own.is_auto as "isAuto"';

const loadAllPicks = (sql: Sql): Promise<PickFacts[]> =>
  sql.rows<PickFacts>(
    `select own.user_id as "userId", own.week_number as "weekNumber", ${PICK_COLUMNS} from newest_picks own`,
  );

/** One for each key, also without a pick. */
async function loadPicks(sql: Sql, keys: readonly PickKey[]): Promise<PickFacts[]> {
  if (keys.length === 0) return [];
  return await sql.rows<PickFacts>(
    `select one.user_id as "userId", one.week_number as "weekNumber", ${PICK_COLUMNS}
     from unnest($1::uuid[], $2::integer[]) as one (user_id, week_number)
     left join newest_picks own using (user_id, week_number)`,
    [keys.map(({ userId }) => userId), keys.map(({ weekNumber }) => weekNumber)],
  );
}
