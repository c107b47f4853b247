/** Columns and their values. */
type Columns = Readonly<Record<string, string>>;

export interface Copies {
  /** From `newcomers (id, name)`. */
  readonly users: Columns;
  /** From `seats (user_id, seat, first, second)`, the last two castaways. */
  readonly rosters: Columns;
  /** From `choices (id, user_id, week, castaway_id, is_auto)`. */
  readonly picks: Columns;
  /** The table of picks, if they are not copied. */
  readonly ownPicks?: string;
  /** The data that would be derived from their events. */
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
  is_auto_selected: 'is_auto',
  submitted_at: 'now()',
};

/** By service. */
export const COPIES: Readonly<Record<string, Copies>> = {
  picks: {
    users: user,
    rosters: { ...roster, picks: drafted },
    picks: {
      ...pick,
      version: '1',
      submitted_by: `case when is_auto then 'system' else user_id::text end`,
    },
    ownPicks: 'picks',
    then: [],
  },
  scoring: {
    users: { ...user, email: `replace(lower(name), ' ', '') || '@example.com'` },
    rosters: { ...roster, picks: drafted },
    picks: pick,
    then: [`insert into standings_marks (reason) values ('players came')`],
  },
  analytics: {
    users: user,
    rosters: { ...roster, castaway_ids: 'array[first, second]' },
    picks: pick,
    then: [
      `insert into newest_picks (user_id, week_number, castaway_id, points, is_auto)
       select user_id, week, castaway_id, 0, is_auto from choices`,
      'update facts_revision set revision = revision + 1',
    ],
  },
};

export const insertInto = (table: string, columns: Columns, from: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from ${from}`;
