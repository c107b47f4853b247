/** The season in memory: who plays, and their picks. Points are read each time, since they are few. */
import {
  changesSince,
  momentNow,
  type Changes,
  type Database,
  type Moment,
  type Sql,
  type Tx,
} from '@torchbearer/kit';
import {
  applyFacts,
  applyPickGroups,
  createLeagueModel,
  DEFAULT_SEASON,
  isMostlyDeleted,
  type CastawayFacts,
  type CommonFacts,
  type LeagueModel,
  pickGroupsIn,
  playerColumns,
  playersIn,
  RANKED_AT,
  type PickFacts,
  type PickGroup,
  type PickKey,
  type PlayerColumns,
  type PlayerFacts,
  type PointsFacts,
} from '@torchbearer/rules/league';

/** Runs `work` on a read-only snapshot of the database. */
export const snapshot = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    return await work(tx);
  });

export interface SeasonModel {
  /**
   * Computes something from the season as this transaction sees it, its own points included. The model is only valid
   * until `compute` returns. @param compute also gets the moment of the players and picks
   */
  read<T>(tx: Tx, compute: (model: LeagueModel, moment: Moment) => T): Promise<T>;
}

interface Loaded {
  readonly model: LeagueModel;
  readonly moment: Moment;
}

/** Loading so many changed rows one by one takes as long as loading all of them. */
const MOST_CHANGES = 200_000;

export function createSeasonModel(): SeasonModel {
  let loaded: Loaded | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Only within a transaction: who waits here has a connection, so that those before can't be waiting for it. */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = last;
    const turn = before.then(work);
    last = turn.catch(() => undefined);
    return await turn;
  };
  const reload = (tx: Tx): Promise<Loaded> => {
    // Two at a time would take twice the memory.
    loaded = null;
    return loadAll(tx);
  };
  return {
    read: (tx, compute) =>
      inTurn(async () => {
        const common = await loadCommon(tx);
        const changes = loaded && (await changesSince(tx, loaded.moment));
        const { model, moment } =
          loaded && changes && isSmall(changes) && !isMostlyDeleted(loaded.model)
            ? await updated(tx, loaded.model, changes)
            : await reload(tx);
        applyFacts(model, { common, players: [], picks: [] });
        loaded = { model, moment };
        return compute(model, moment);
      }),
  };
}

const isSmall = ({ keys }: Changes): boolean =>
  [...keys.values()].reduce((sum, list) => sum + list.length, 0) <= MOST_CHANGES;

async function updated(tx: Tx, model: LeagueModel, { moment, keys }: Changes): Promise<Loaded> {
  const keysOf = (table: string) => keys.get(table) ?? [];
  const userIds = [...keysOf('copied.users'), ...keysOf('copied.rosters')].map(([id]) => String(id));
  const picks = keysOf('copied.picks').map(([userId, week]) => ({
    userId: String(userId),
    weekNumber: Number(week),
  }));
  const facts = {
    common: null,
    players: userIds.length > 0 ? await loadPlayers(tx, [...new Set(userIds)]) : [],
    picks: picks.length > 0 ? await loadPicks(tx, picks) : [],
  };
  applyFacts(model, facts);
  return { model, moment };
}

async function loadAll(tx: Tx): Promise<Loaded> {
  const moment = await momentNow(tx);
  const model = createLeagueModel();
  applyFacts(model, { common: null, players: await loadPlayers(tx, null), picks: [] });
  const doubled = applyPickGroups(
    model,
    await tx.rows<PickGroup>(pickGroupsIn('copied.picks', 'is_auto_selected')),
  );
  // A withdrawn pick and its successor: the newest counts.
  if (doubled.length > 0)
    applyFacts(model, { common: null, players: [], picks: await loadPicks(tx, doubled) });
  return { model, moment };
}

/** @param ids null for all; a user without a row has no name */
async function loadPlayers(sql: Sql, ids: readonly string[] | null): Promise<PlayerFacts[]> {
  const columns = await sql.one<PlayerColumns>(
    `select ${playerColumns({
      ids: 'one.id',
      names: 'player.name',
      areAdmins: 'player.is_admin',
      rankedAt: RANKED_AT,
      castawayIds: `(select coalesce(array_agg(pick ->> 'castawayId'), '{}')
        from jsonb_array_elements(roster.picks) pick)`,
    })}
     from ${ids ? 'unnest($1::uuid[]) as one (id)' : '(select id from copied.users) as one'}
     left join copied.users player on player.id = one.id
     left join copied.rosters roster on roster.user_id = one.id`,
    ids ? [ids] : [],
  );
  return playersIn(columns);
}

/** Of each player and week the pick that counts: the newest. */
const loadPicks = (sql: Sql, picks: readonly PickKey[]): Promise<PickFacts[]> =>
  sql.rows<PickFacts>(
    `select one.user_id as "userId", one.week_number as "weekNumber", newest.castaway_id as "castawayId",
       newest.is_auto_selected as "isAuto"
     from unnest($1::uuid[], $2::int[]) as one (user_id, week_number)
     left join lateral (
       select castaway_id, is_auto_selected from copied.picks own
       where own.user_id = one.user_id and own.week_number = one.week_number
       order by submitted_at desc, id desc limit 1) as newest on true`,
    [picks.map(({ userId }) => userId), picks.map(({ weekNumber }) => weekNumber)],
  );

async function loadCommon(sql: Sql): Promise<CommonFacts> {
  const season = await sql.oneOrNull<{ first: number }>('select first_pick_week as first from copied.season');
  const points = await sql.rows<PointsFacts>(
    'select week_number as "weekNumber", castaway_id as "castawayId", points from week_points',
  );
  const castaways = await sql.rows<CastawayFacts>(
    'select id, name, tribe, eliminated, eliminated_in_week as "eliminatedInWeek" from copied.castaways',
  );
  return {
    season: { ...DEFAULT_SEASON, firstPickWeek: season?.first ?? DEFAULT_SEASON.firstPickWeek },
    weeks: [],
    castaways,
    points,
  };
}
