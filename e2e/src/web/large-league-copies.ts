/** What each service keeps of players, their castaways and their picks. */

/** Columns, each with what stands in it. */
type Columns = Readonly<Record<string, string>>;

export interface Copies {
  /** From `newcomers (id, name)`. */
  readonly users: Columns;
  /** From `seats (user_id, seat, first, second)`, the last two castaways. */
  readonly rosters: Columns;
  /** From `choices (id, user_id, week, castaway_id, is_auto)`. */
  readonly picks: Columns;
  /** What a service would do when it is told of them. */
  readonly then: readonly string[];
}

const user: Columns = { id: 'id', name: 'name', is_admin: 'false' };
const roster: Columns = { user_id: 'user_id', rankings_submitted_at: 'now()' };
const drafted = `jsonb_build_array(
  jsonb_build_object('castawayId', first, 'round', 1, 'pickNumber', seat),
  jsonb_build_object('castawayId', second, 'round', 2, 'pickNumber', seat))`;
const pick: Columns = {
  id: 'id',
  user_id: 'user_id',
  week_number: 'week',
  castaway_id: 'castaway_id',
  submitted_at: 'now()',
};

/** By service. */
export const COPIES: Readonly<Record<string, Copies>> = {
  picks: {
    users: user,
    rosters: { ...roster, picks: drafted },
    picks: {
      ...pick,
      is_auto_selected: 'is_auto',
      version: '1',
      submitted_by: `case when is_auto then 'system' else user_id::text end`,
    },
    then: [],
  },
  scoring: {
    users: { ...user, email: `replace(lower(name), ' ', '') || '@example.com'` },
    rosters: { ...roster, picks: drafted },
    picks: { ...pick, is_auto_selected: 'is_auto' },
    then: [`insert into standings_marks (reason) values ('players came')`],
  },
  analytics: {
    users: user,
    rosters: { ...roster, castaway_ids: 'array[first, second]' },
    picks: { ...pick, is_auto: 'is_auto' },
    then: [
      `insert into player_weeks (user_id, week_number, castaway_id, points, is_auto)
       select user_id, week, castaway_id, 0, is_auto from choices`,
      'update facts_revision set revision = revision + 1',
    ],
  },
};

export const insertInto = (table: string, columns: Columns, from: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from ${from}`;
