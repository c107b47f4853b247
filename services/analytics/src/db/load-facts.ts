import type { Database, Sql } from '@torchbearer/kit';
import {
  DEFAULT_SEASON,
  type CastawayFacts,
  type CommonFacts,
  type LeagueFacts,
  pickGroupsIn,
  playerColumns,
  playersIn,
  RANKED_AT,
  type PickFacts,
  type PickGroup,
  type PlayerColumns,
  type PlayerFacts,
  type PointsFacts,
  type Season,
  type Week,
} from '@torchbearer/rules/league';
import { readRevision, type Revision } from './revision.js';

export interface LoadedFacts {
  readonly revision: Revision;
  readonly facts: LeagueFacts;
  /** All picks, if everything was loaded. */
  readonly pickGroups: readonly PickGroup[];
  /** All players and picks, not only those that differ. */
  readonly isWhole: boolean;
}

/** Loads the league's data as of one moment: what differs from a known revision, if possible. */
export async function loadFacts(database: Database, known: Revision | null): Promise<LoadedFacts> {
  return (known && (await loadChanges(database, known))) ?? (await loadWhole(database));
}

const loadWhole = (database: Database): Promise<LoadedFacts> =>
  database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    const revision = await readRevision(tx);
    const { common } = await tx.one<{ common: StoredCommon }>(`select ${COMMON} as common`);
    const players = await loadAllPlayers(tx);
    const pickGroups = await tx.rows<PickGroup>(pickGroupsIn('newest_picks', 'is_auto'));
    return {
      revision,
      facts: { common: commonOf(common), players, picks: [] },
      pickGroups,
      isWhole: true,
    };
  });

/** Everything that is not per player: a few hundred rows. */
const COMMON = `json_build_object(
  'season',
    (select json_build_object('firstPickWeek', first_pick_week, 'episodes', episodes) from copied.season),
  'weeks',
    (select json_agg(json_build_object('weekNumber', week_number, 'wasEverActive', was_ever_active))
     from copied.weeks),
  'castaways',
    (select json_agg(json_build_object('id', id, 'name', name, 'tribe', tribe, 'eliminated', eliminated))
     from copied.castaways),
  'points',
    (select json_agg(json_build_object('weekNumber', week_number, 'castawayId', castaway_id, 'points', points))
     from castaway_points))`;

interface StoredCommon {
  readonly season: Season | null;
  readonly weeks: Week[] | null;
  readonly castaways: CastawayFacts[] | null;
  readonly points: PointsFacts[] | null;
}

const commonOf = (stored: StoredCommon): CommonFacts => ({
  season: stored.season ?? DEFAULT_SEASON,
  weeks: stored.weeks ?? [],
  castaways: stored.castaways ?? [],
  points: stored.points ?? [],
});

async function loadAllPlayers(sql: Sql): Promise<PlayerFacts[]> {
  const columns = await sql.one<PlayerColumns>(
    `select ${playerColumns({
      ids: 'coalesce(player.id, roster.user_id)',
      names: 'player.name',
      areAdmins: 'player.is_admin',
      rankedAt: RANKED_AT,
      castawayIds: `coalesce(roster.castaway_ids, '{}')`,
    })}
     from copied.users player full join copied.rosters roster on roster.user_id = player.id`,
  );
  return playersIn(columns);
}

/**
 * What differs from a known revision, in one statement, so as of one moment: one player and one pick for each that
 * changed, also without a row. What is common was changed by revisions that record no player and no pick.
 * @returns null if it is not known, because `from` is too old, of another history, or was followed by a revision without
 *   recorded changes
 */
async function loadChanges(sql: Sql, from: Revision): Promise<LoadedFacts | null> {
  const row = await sql.one<{
    number: string;
    tag: string;
    isRecorded: boolean;
    players: PlayerFacts[] | null;
    picks: PickFacts[] | null;
    common: StoredCommon | null;
  }>(
    `with newest as materialized (select revision, tag from facts_revision where only_row),
     later as materialized (select * from revision_changes where revision > $1)
     select newest.revision as number, newest.tag,
       exists (select from revision_changes where revision = $1 and tag = $2)
         and (select count(*) = newest.revision - $1 from later)
         and exists (select from revision_changes where revision = newest.revision and tag = newest.tag)
         as "isRecorded",
       (select json_agg(json_build_object('id', one.id, 'name', player.name, 'isAdmin', player.is_admin,
          'rankedAt', ${RANKED_AT}, 'castawayIds', coalesce(roster.castaway_ids, '{}')))
        from (select distinct unnest(user_ids) as id from later) one
        left join copied.users player on player.id = one.id
        left join copied.rosters roster on roster.user_id = one.id) as players,
       (select json_agg(json_build_object('userId', one.user_id, 'weekNumber', one.week_number,
          'castawayId', own.castaway_id, 'isAuto', own.is_auto))
        from (select distinct unnest(pick_user_ids) as user_id, unnest(pick_weeks) as week_number from later) one
        left join newest_picks own using (user_id, week_number)) as picks,
       case when exists (select from later where user_ids = '{}' and pick_user_ids = '{}')
         then ${COMMON} end as common
     from newest`,
    [from.number, from.tag],
  );
  if (!row.isRecorded) return null;
  const common = row.common && commonOf(row.common);
  return {
    revision: { number: Number(row.number), tag: row.tag },
    facts: { common, players: row.players ?? [], picks: row.picks ?? [] },
    pickGroups: [],
    isWhole: false,
  };
}
