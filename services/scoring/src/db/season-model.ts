/** The season in memory: who plays, and their picks. Points are read each time, since they are few. */
import { changesSince, momentNow, type Changes, type Moment, type Sql, type Tx } from '@torchbearer/kit';
import {
  applyFacts,
  createLeagueModel,
  DEFAULT_SEASON,
  isMostlyDeleted,
  type CastawayFacts,
  type CommonFacts,
  type LeagueModel,
  type PickFacts,
  type PlayerFacts,
  type PointsFacts,
} from '@torchbearer/rules/league';

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
  return {
    read: (tx, compute) =>
      inTurn(async () => {
        const common = await loadCommon(tx);
        const changes = loaded && (await changesSince(tx, loaded.moment));
        const { model, moment } =
          loaded && changes && isSmall(changes) && !isMostlyDeleted(loaded.model)
            ? await updated(tx, loaded.model, changes)
            : await loadAll(tx);
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
    week: Number(week),
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
  const weeks = await tx.rows<{ week: number }>('select distinct week_number as week from copied.picks');
  // Each by itself, because all rows of a season would take much memory.
  for (const { week } of weeks)
    applyFacts(model, { common: null, players: [], picks: await loadWeek(tx, week) });
  return { model, moment };
}

/** @param ids null for all; a user without a row has no name */
const loadPlayers = (sql: Sql, ids: readonly string[] | null): Promise<PlayerFacts[]> =>
  sql.rows<PlayerFacts>(
    `select one.id, player.name, player.is_admin as "isAdmin", '{}'::uuid[] as "castawayIds",
       (extract(epoch from roster.rankings_submitted_at) * 1000)::float8 as "rankedAt"
     from ${ids ? 'unnest($1::uuid[]) as one (id)' : '(select id from copied.users) as one'}
     left join copied.users player on player.id = one.id
     left join copied.rosters roster on roster.user_id = one.id`,
    ids ? [ids] : [],
  );

/** The pick that counts: the newest. */
const NEWEST_FIRST = 'submitted_at desc, id desc';

/** All picks of a week in one text, because a row for each takes the driver five times as long. */
async function loadWeek(sql: Sql, weekNumber: number): Promise<PickFacts[]> {
  const [row] = await sql.rows<{ picks: string | null }>(
    `select string_agg(user_id::text || castaway_id || case when is_auto_selected then '1' else '0' end, '') as picks
     from (
       select distinct on (user_id) user_id, castaway_id, is_auto_selected
       from copied.picks where week_number = $1 order by user_id, ${NEWEST_FIRST}) as newest`,
    [weekNumber],
  );
  const picks = row?.picks ?? '';
  return Array.from({ length: picks.length / PICK_LENGTH }, (_, index) => {
    const start = index * PICK_LENGTH;
    return {
      userId: picks.slice(start, start + UUID_LENGTH),
      weekNumber,
      castawayId: picks.slice(start + UUID_LENGTH, start + 2 * UUID_LENGTH),
      isAuto: picks.charAt(start + 2 * UUID_LENGTH) === '1',
    };
  });
}

const UUID_LENGTH = 36;
const PICK_LENGTH = 2 * UUID_LENGTH + 1;

const loadPicks = (
  sql: Sql,
  picks: readonly { readonly userId: string; readonly week: number }[],
): Promise<PickFacts[]> =>
  sql.rows<PickFacts>(
    `select one.user_id as "userId", one.week_number as "weekNumber", newest.castaway_id as "castawayId",
       newest.is_auto_selected as "isAuto"
     from unnest($1::uuid[], $2::int[]) as one (user_id, week_number)
     left join lateral (
       select castaway_id, is_auto_selected from copied.picks own
       where own.user_id = one.user_id and own.week_number = one.week_number
       order by ${NEWEST_FIRST} limit 1) as newest on true`,
    [picks.map(({ userId }) => userId), picks.map(({ week }) => week)],
  );

async function loadCommon(sql: Sql): Promise<CommonFacts> {
  const [season] = await sql.rows<{ first: number }>('select first_pick_week as first from copied.season');
  const points = await sql.rows<PointsFacts>(
    'select week_number as "weekNumber", castaway_id as "castawayId", points from week_points',
  );
  const castaways = await sql.rows<CastawayFacts>('select id, name, tribe, eliminated from copied.castaways');
  return {
    season: { ...DEFAULT_SEASON, firstPickWeek: season?.first ?? DEFAULT_SEASON.firstPickWeek },
    weeks: [],
    castaways,
    points,
  };
}
