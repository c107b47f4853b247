/**
 * What a change of a week's points reads and writes: `loadWeek` loads everything that `decideSave` decides by in one
 * statement, and `saveWeek` stores what it decided. Both run under `lockWeek`.
 */
import { audit, emit, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { Saved, Tallied } from '../domain/decide-save.js';
import {
  pointsOf,
  type BlindTally,
  type Line,
  type ScoredCastaway,
  type StoredLine,
  type Week,
} from '../domain/week.js';
import { insertCorrection } from './corrections.js';
import { recomputeStandings, type Recomputed, type StandingsTools } from './standings.js';

/** Any constant: the namespace of these locks within this service's own database. */
const WEEKS = 7_214_100;

/**
 * How long a change of points waits for each lock, its own or that of the standings: below the five seconds that callers
 * wait, so that they still receive the response that nothing was stored.
 */
const MAX_WAIT_MS = 4_000;

/**
 * A save of a week's points holds this lock exclusively until the end of its transaction. Together with
 * `shareWeeks` it closes a gap: a pick applied while its week is scored for the first time must either be seen by
 * that computation or find the week scored, and neither sees the other's uncommitted rows.
 */
export async function lockWeek(tx: Tx, weekNumber: number): Promise<void> {
  await tx.run(`set local lock_timeout = ${MAX_WAIT_MS}`);
  await tx.rows('select pg_advisory_xact_lock($1, $2)', [WEEKS, weekNumber]);
}

/**
 * Taken by changes to these weeks' picks, before they check whether the weeks are scored; they never wait for one
 * another. In ascending order everywhere, so that no transaction that waits for one week holds a later one.
 */
export async function shareWeeks(tx: Tx, weekNumbers: readonly number[]): Promise<void> {
  const ascending = [...new Set(weekNumbers)].sort((a, b) => a - b);
  await tx.rows(
    'select pg_advisory_xact_lock_shared($1, week_number) from unnest($2::int[]) as week_number',
    [WEEKS, ascending],
  );
}

/** Rows as a list in one column. */
const list = (query: string): string => `coalesce((select json_agg(one) from (${query}) one), '[]')`;

const LINE = `line.id, line.castaway_id as "castawayId", line.rule_id as "ruleId", line.count, line.points,
  line.reason, line.entered_at as "enteredAt", line.removed_at is not null as "isRemoved"`;
const OLDEST_FIRST = 'order by line.entered_at, line.position';

/** Parameters: the week, the admin, ids of lines. The only place that reads another admin's blind lines. */
const LOAD = `
  with last_save as (
    select version, added_lines as "addedLines", removed_lines as "removedLines" from score_saves
    where week_number = $1 and undone_at is null order by version desc limit 1
  ), tally as (
    select id, admin_id, place, started_at, done_at, count(done_at) over () = 2 as are_done from blind_tallies
    where week_number = $1 and discarded_at is null
  )
  select week.id is not null as "isKnown", week.picks_close_at as "picksCloseAt",
    coalesce((select version from scored_weeks where week_number = $1), 0) as version,
    final.final_at as "finalAt", final.final_by as "finalBy", finalizer.name as "finalByName",
    coalesce((select version from standings), 0) as "standingsVersion",
    exists (select from copied.season where double_scoring) as "doubleScoring",
    ${list('select id, name, eliminated, eliminated_in_week as "eliminatedInWeek" from copied.castaways')}
      as castaways,
    ${list(`select ${LINE}, line.week_number as "weekNumber", line.entered_by as "enteredBy", author.name as author
      from points_lines line left join copied.users author on author.id = line.entered_by
      where (line.week_number = $1 and line.removed_at is null)
        or line.id = any ($3::uuid[] || array(select unnest("removedLines") from last_save))
      ${OLDEST_FIRST}`)} as lines,
    (select to_json(last_save) from last_save where "addedLines" is not null) as "lastSave",
    ${list(`select tally.id, tally.admin_id as "adminId", admin.name as "adminName", tally.place,
        (select count(*) from blind_lines where tally_id = tally.id and removed_at is null) as lines,
        tally.started_at as "startedAt", tally.done_at as "doneAt"
      from tally left join copied.users admin on admin.id = tally.admin_id order by tally.place`)} as tallies,
    ${list(`select ${LINE}, tallied.week_number as "weekNumber", line.admin_id as "enteredBy", null as author,
        line.tally_id as "tallyId"
      from blind_lines line join blind_tallies tallied on tallied.id = line.tally_id
      where (line.removed_at is null
          and line.tally_id = any (array(select id from tally where are_done or admin_id = $2)))
        or (line.admin_id = $2 and line.id = any ($3))
      ${OLDEST_FIRST}`)} as "blindLines"
  from (values ($1::int)) wanted (week_number)
  left join copied.weeks week on week.week_number = wanted.week_number
  left join final_weeks final on final.week_number = wanted.week_number
  left join copied.users finalizer on finalizer.id = final.final_by`;

/** Times in a list are text. */
type Listed<T> = { readonly [Name in keyof T]: T[Name] extends Date | null ? T[Name] | string : T[Name] };
type ListedLine = Listed<StoredLine>;

interface WeekRow extends Pick<
  Week,
  'isKnown' | 'picksCloseAt' | 'version' | 'standingsVersion' | 'doubleScoring' | 'lastSave'
> {
  readonly finalAt: Date | null;
  readonly finalBy: string | null;
  readonly finalByName: string | null;
  readonly castaways: readonly (ScoredCastaway & { readonly id: string })[];
  readonly lines: readonly ListedLine[];
  readonly tallies: readonly Listed<Omit<BlindTally, 'entered'>>[];
  readonly blindLines: readonly (ListedLine & { readonly tallyId: string })[];
}

/**
 * @param wanted the admin whose blind lines are loaded before both tallies are done, and the ids of lines that may be
 * stored already
 */
export async function loadWeek(
  sql: Sql,
  weekNumber: number,
  { adminId = null, lineIds = [] }: { adminId?: string | null; lineIds?: readonly string[] } = {},
): Promise<Week> {
  const row = await sql.one<WeekRow>(LOAD, [weekNumber, adminId, lineIds]);
  const { finalAt, finalBy, finalByName, castaways, tallies, blindLines, ...week } = row;
  const lines = week.lines.map(lineOf);
  return {
    ...week,
    weekNumber,
    final: finalAt && { at: finalAt, by: finalBy, byName: finalByName },
    castaways: new Map(castaways.map((castaway) => [castaway.id, castaway])),
    lines: lines.filter((line) => line.weekNumber === weekNumber && !line.isRemoved),
    stored: new Map(lines.map((line) => [line.id, line])),
    tallies: tallies.map((tally) => ({
      ...tally,
      startedAt: new Date(tally.startedAt),
      doneAt: tally.doneAt === null ? null : new Date(tally.doneAt),
      entered: blindLines.filter((line) => line.tallyId === tally.id && !line.isRemoved).map(lineOf),
    })),
    ownBlindLines: new Map(
      blindLines.filter(({ enteredBy }) => enteredBy === adminId).map((line) => [line.id, lineOf(line)]),
    ),
  };
}

const lineOf = (line: ListedLine): StoredLine => ({ ...line, enteredAt: new Date(line.enteredAt) });

/** Stores a decision with its events and audit entries, and recomputes the standings if points or finality changed. */
export async function saveWeek(
  tx: Tx,
  tools: StandingsTools,
  call: Call,
  week: Week,
  decision: Saved | Tallied,
): Promise<Recomputed> {
  const { weekNumber } = week;
  const isPoints = decision.outcome === 'SAVED';
  if (isPoints) await savePoints(tx, tools, call, week, decision);
  else await saveTally(tx, call, week, decision);
  const target = { type: 'week', id: String(weekNumber), name: `Week ${weekNumber}` };
  for (const entry of decision.audit) await audit(tx, Topics.scoringAudit, call, { ...entry, target });
  if (!isPoints) return { version: week.standingsVersion, isNew: false };
  const isAnnounced = decision.correction !== null || decision.makesFinal;
  return await recomputeStandings(tx, tools, call.now, { isAnnounced });
}

/**
 * Changes a week's lines in one statement, so that no sum in between exists; a trigger updates the castaways' points. A
 * week without lines is no longer scored. A save is stored with the lines it added and removed, so that it can be undone;
 * `before` and `after` are what 0.7 undoes by. @until 0.9
 */
const SAVE = `
  with week as (
    insert into scored_weeks (week_number, version) values ($1, 1)
    on conflict (week_number) do update set version = scored_weeks.version + 1 returning version
  ), changed as (
    update points_lines set
      removed_at = case when id = any ($4::uuid[]) then $3::timestamptz end,
      removed_by = case when id = any ($4::uuid[]) then $2::uuid end
    where id = any ($4::uuid[]) or id = any ($5::uuid[])
  ), added as (
    insert into points_lines (id, week_number, castaway_id, rule_id, count, points, reason, entered_by, entered_at)
    select id, $1, castaway_id, rule_id, count, points, reason, $2, $3
    from unnest($6::uuid[], $7::uuid[], $8::text[], $9::int[], $10::int[], $11::text[])
      with ordinality as added (id, castaway_id, rule_id, count, points, reason, place)
    order by place
  ), saved as (
    insert into score_saves (week_number, version, saved_by, saved_at, before, after, added_lines, removed_lines)
    select $1, version, $2, $3, $12::jsonb, $13::jsonb, $6, $4 from week where $14::int is null and not $15
  ), undone as (
    update score_saves set undone_by = $2, undone_at = $3 where week_number = $1 and version = $14
  ), final as (
    insert into final_weeks (week_number, final_at, final_by) select $1, $3, $2 where $15::boolean
  )
  select version from week`;

async function savePoints(
  tx: Tx,
  { season }: StandingsTools,
  { userId: by, now: at }: Call,
  { weekNumber, final }: Week,
  { correction: reason, changes, add, remove, restore, points, undone, makesFinal }: Saved,
): Promise<void> {
  if (reason !== null) await insertCorrection(tx, season, { weekNumber, reason, at, by, changes });
  const { version } = await tx.one<{ version: number }>(SAVE, [
    ...[weekNumber, by, at, remove.map(({ id }) => id), restore.map(({ id }) => id), ...columnsOf(add)],
    JSON.stringify(changes.map(({ castawayId, before }) => ({ castawayId, before }))),
    JSON.stringify(changes.map(({ castawayId, after }) => ({ castawayId, after }))),
    ...[undone, makesFinal],
  ]);
  const state = { weekNumber, version, points, isFinal: final !== null || makesFinal };
  await emit(tx, Topics.scoredWeek, asPublished(state));
}

const SAVE_TALLY = `
  with tally as (
    insert into blind_tallies (id, week_number, admin_id, place, started_at, done_at, discarded_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (id) do update set done_at = excluded.done_at, discarded_at = excluded.discarded_at
  ), removed as (
    update blind_lines set removed_at = $8 where tally_id = $1 and id = any ($9::uuid[])
  )
  insert into blind_lines (admin_id, id, tally_id, castaway_id, rule_id, count, points, reason, entered_at)
  select $3, id, $1, castaway_id, rule_id, count, points, reason, $8
  from unnest($10::uuid[], $11::uuid[], $12::text[], $13::int[], $14::int[], $15::text[])
    with ordinality as added (id, castaway_id, rule_id, count, points, reason, place)
  order by place`;

async function saveTally(
  tx: Tx,
  { now }: Call,
  { weekNumber }: Week,
  { tally, isDiscarded, add, remove }: Tallied,
): Promise<void> {
  await tx.run(SAVE_TALLY, [
    ...[tally.id, weekNumber, tally.adminId, tally.place, tally.startedAt, tally.doneAt],
    ...[isDiscarded ? now : null, now, remove.map(({ id }) => id), ...columnsOf(add)],
  ]);
}

const columnsOf = (lines: readonly Line[]): unknown[] => [
  lines.map(({ id }) => id),
  lines.map(({ castawayId }) => castawayId),
  lines.map(({ ruleId }) => ruleId),
  lines.map(({ count }) => count),
  lines.map(({ points }) => points),
  lines.map(({ reason }) => reason),
];

/** In the same order whenever it is published, so that copies filled again are equal. */
const asPublished = ({
  points,
  ...state
}: Omit<WeekScored, 'points'> & Pick<Saved, 'points'>): WeekScored => ({
  ...state,
  points: [...points].sort((a, b) => (a.castawayId < b.castawayId ? -1 : 1)),
});

/** These weeks as they are published. */
export async function scoredWeekStates(tx: Tx, weekNumbers: readonly string[]): Promise<WeekScored[]> {
  const states: WeekScored[] = [];
  for (const weekNumber of weekNumbers.map(Number)) {
    const week = await loadWeek(tx, weekNumber);
    if (week.version === 0) continue;
    const { version, final } = week;
    states.push(asPublished({ weekNumber, version, points: pointsOf(week), isFinal: final !== null }));
  }
  return states;
}
