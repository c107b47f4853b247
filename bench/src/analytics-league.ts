/** A whole season's data in flat arrays, and the same in the analytics service's own tables. */
import type { Client } from 'pg';

export const WEEKS = 13;
export const CASTAWAYS = 18;
const FIRST_PICK_WEEK = 3;
const SCORED_WEEKS = 8;

export interface SeasonData {
  readonly players: number;
  readonly playerIds: readonly string[];
  readonly castawayIds: readonly string[];
  /** The scored weeks. */
  readonly scored: readonly number[];
  readonly firstPickWeek: number;
  /** Castaways of each player's rounds 1 and 2, one after the other. */
  readonly rosters: Uint8Array;
  /** The castaway picked, 13 weeks per player; NO_CASTAWAY without a pick. */
  readonly picks: Uint8Array;
  readonly isAuto: Uint8Array;
  /** 18 castaways per week; nothing for weeks that are not scored. */
  readonly points: Int16Array;
  readonly isOut: Uint8Array;
}
export const NO_CASTAWAY = 255;

export const uuid = (group: number, number: number): string =>
  `00000000-0000-4000-8000-${String(group).padStart(4, '0')}${String(number).padStart(8, '0')}`;
/** Real entities of the league, to which the first players and all castaways of the season belong. */
export interface RealIds {
  readonly players: readonly string[];
  readonly castaways: readonly string[];
}

const NONE: RealIds = { players: [], castaways: [] };

/** The real players have no pick in this week, so that theirs can be made and changed. */
export const OPEN_WEEK = 3;

export function inventSeason(players: number, real: RealIds = NONE): SeasonData {
  const chance = seeded(2026);
  const data = {
    players,
    playerIds: numbers(players).map((player) => real.players[player] ?? uuid(1, player)),
    castawayIds: numbers(CASTAWAYS).map((castaway) => real.castaways[castaway] ?? uuid(2, castaway)),
    scored: Array.from({ length: SCORED_WEEKS }, (_, index) => index + 1),
    firstPickWeek: FIRST_PICK_WEEK,
    rosters: new Uint8Array(players * 2),
    picks: new Uint8Array(players * WEEKS).fill(NO_CASTAWAY),
    isAuto: new Uint8Array(players * WEEKS),
    points: new Int16Array(WEEKS * CASTAWAYS),
    isOut: Uint8Array.from({ length: CASTAWAYS }, (_, castaway) => (castaway % 3 === 0 ? 1 : 0)),
  };
  for (const week of data.scored)
    for (let castaway = 0; castaway < CASTAWAYS; castaway++)
      data.points[(week - 1) * CASTAWAYS + castaway] = Math.floor(chance() * 30) - 4;
  for (let player = 0; player < players; player++) {
    data.rosters[player * 2] = Math.floor(chance() * 9);
    data.rosters[player * 2 + 1] = 9 + Math.floor(chance() * 9);
    for (let week = FIRST_PICK_WEEK; week <= WEEKS; week++) {
      if (chance() < 0.05 || (week === OPEN_WEEK && player < real.players.length)) continue;
      const round = chance() < 0.5 ? 0 : 1;
      data.picks[player * WEEKS + week - 1] = data.rosters[player * 2 + round] ?? NO_CASTAWAY;
      data.isAuto[player * WEEKS + week - 1] = chance() < 0.1 ? 1 : 0;
    }
  }
  return data;
}

/** A player picks by hand, as the event of it changes the read model. */
export function pickInSeason(data: SeasonData, player: number, castawayId: string): void {
  const place = player * WEEKS + OPEN_WEEK - 1;
  data.picks[place] = data.castawayIds.indexOf(castawayId);
  data.isAuto[place] = 0;
}

/** Fills the copies as events would, and the read model as the service derives it. */
export async function storeSeason(database: Client, data: SeasonData): Promise<void> {
  const id = (group: number, number: string): string =>
    `('00000000-0000-4000-8000-${String(group).padStart(4, '0')}' || lpad((${number})::text, 8, '0'))::uuid`;
  const { playerIds, castawayIds } = data;
  /** The place in an array of ids that is a parameter. */
  const at = (parameter: number, number: string): string => `($${parameter}::uuid[])[(${number}) + 1]`;
  await forgetSeason(database);
  await database.query(
    `insert into copied.users select ${at(2, 'number')}, 'Player ' || number, false from unnest($1::int[]) number`,
    [numbers(data.players), playerIds],
  );
  await database.query(
    `insert into copied.castaways select ${at(3, 'number')}, 'Castaway ' || number, 'Ember', gone = 1
     from unnest($1::int[], $2::int[]) as castaway (number, gone)`,
    [numbers(CASTAWAYS), [...data.isOut], castawayIds],
  );
  await database.query(
    `insert into copied.weeks select ${id(3, 'number')}, number + 1, true from unnest($1::int[]) number`,
    [numbers(WEEKS)],
  );
  await database.query(`insert into copied.season values ('season', $1, $2)`, [data.firstPickWeek, WEEKS]);
  await database.query(
    `insert into copied.rosters select ${at(4, 'number')}, null, array[${at(5, 'high')}, ${at(5, 'low')}]
     from unnest($1::int[], $2::int[], $3::int[]) as roster (number, high, low)`,
    [
      numbers(data.players),
      numbers(data.players).map((player) => data.rosters[player * 2]),
      numbers(data.players).map((player) => data.rosters[player * 2 + 1]),
      ...[playerIds, castawayIds],
    ],
  );
  await database.query(
    `insert into copied.picks
     select ${id(4, 'place')}, ${at(4, `place / ${WEEKS}`)}, place % ${WEEKS} + 1, ${at(5, 'castaway')}, auto = 1, now()
     from unnest($1::int[], $2::int[], $3::int[]) as pick (place, castaway, auto)
     where castaway <> ${NO_CASTAWAY}`,
    [numbers(data.picks.length), [...data.picks], [...data.isAuto], playerIds, castawayIds],
  );
  const isScored = (place: number): boolean => data.scored.includes(Math.floor(place / CASTAWAYS) + 1);
  const scored = numbers(data.points.length).filter(isScored);
  await database.query(
    `insert into castaway_points
     select place / ${CASTAWAYS} + 1, ${at(3, `place % ${CASTAWAYS}`)}, points
     from unnest($1::int[], $2::int[]) as scored (place, points)`,
    [scored, scored.map((place) => data.points[place]), castawayIds],
  );
  await database.query(
    `insert into newest_picks (user_id, week_number, castaway_id, is_auto)
     select user_id, week_number, castaway_id, is_auto_selected from copied.picks`,
  );
  await database.query('analyze');
  await reloadWhole(database);
}

export async function forgetSeason(database: Client): Promise<void> {
  await database.query(
    `truncate copied.users, copied.castaways, copied.weeks, copied.season, copied.rosters, copied.picks,
       castaway_points, newest_picks`,
  );
  await reloadWhole(database);
}

/** A revision that records no changes: the service reads the whole league again. */
const reloadWhole = (database: Client): Promise<unknown> =>
  database.query('update facts_revision set revision = revision + 1');

/** Invalidates the cache as any change of the data does: every result must be recomputed. */
export const nextRevision = (database: Client): Promise<unknown> =>
  database.query(
    `with raised as (
       update facts_revision set revision = revision + 1, tag = gen_random_uuid() returning revision, tag
     )
     insert into revision_changes (revision, tag, user_ids, pick_user_ids, pick_weeks)
     select revision, tag, '{}', '{}', '{}' from raised`,
  );

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Numbers in [0, 1), the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
