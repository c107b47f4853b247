/**
 * The table of picks, and the two statements of the hot path, each for many players at once: one loads what the
 * decisions need, the other saves the picks with their events.
 */
import { inTrace, outboxRow, table, type TableRow, type Trace, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import type { CastawayCopy } from '../copies.js';
import type { PickDesk } from '../domain/submit-pick.js';
import { ACTIVE_WEEK, activeWeek, IS_SETTLED, type WeekView } from './weeks.js';

/** Migrations create the table. */
export const Picks = table('picks', {
  id: 'uuid',
  version: 'integer',
  userId: 'uuid',
  weekNumber: 'integer',
  castawayId: 'uuid',
  isAutoSelected: 'boolean',
  submittedAt: 'timestamptz',
  /** The player's id, an admin's, or 'system'. */
  submittedBy: 'text',
});
export type PickRow = TableRow<typeof Picks>;

/**
 * A new pick's id: a UUID that begins with the time (version 7 of RFC 9562). Picks that are made together are so
 * neighbors in the indexes of five databases, where each random id would be on a page of its own.
 */
export function pickId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The player's stored pick at a submission. */
export type StoredPick = Omit<PickRow, 'userId' | 'submittedBy'>;

export interface LoadedPickContext extends PickDesk<Omit<CastawayCopy, Unread>, StoredPick> {
  /** Empty until the player's copy arrives. */
  readonly userName: string;
}
type Unread = 'occupation' | 'age' | 'hometown' | 'imageUrl' | 'stays';

type DeskRow = Pick<WeekView, 'picksOpenAt' | 'picksCloseAt'> &
  Pick<LoadedPickContext, 'castaway'> & {
    readonly userId: string;
    readonly userName: string | null;
    /** Null without an active week. */
    readonly weekNumber: number | null;
    readonly isSettled: boolean;
    readonly pick: (Omit<StoredPick, 'submittedAt'> & { readonly submittedAt: string }) | null;
  };

/**
 * Locks the players' rosters, in the same order for every caller, and loads everything that the decisions need, in one
 * round trip. After a wait for a lock the roster is current, but the pick may be older than the lock, which `savePicks`
 * detects. Of several players none is waited for.
 * @param wanted different players, each with the id of the requested castaway, or null for an invalid one
 * @returns by player; LOCKED if another transaction has locked the roster of one of several
 */
export async function loadPickContexts(
  tx: Tx,
  wanted: readonly { readonly userId: string; readonly castawayId: string | null }[],
): Promise<ReadonlyMap<string, LoadedPickContext | 'LOCKED'>> {
  const isOne = wanted.length === 1;
  const rows = await tx.rows<DeskRow>(
    `select roster.user_id as "userId", player.name as "userName", week.week_number as "weekNumber",
       week.picks_open_at as "picksOpenAt", week.picks_close_at as "picksCloseAt", ${IS_SETTLED} as "isSettled",
       case when castaway.id is not null
           and roster.picks @> jsonb_build_array(jsonb_build_object('castawayId', castaway.id))
         then json_build_object('id', castaway.id, 'name', castaway.name, 'tribe', castaway.tribe,
           'eliminated', castaway.eliminated, 'eliminatedInWeek', castaway.eliminated_in_week) end as castaway,
       case when pick.id is not null then json_build_object('id', pick.id, 'version', pick.version,
         'weekNumber', pick.week_number, 'castawayId', pick.castaway_id, 'isAutoSelected', pick.is_auto_selected,
         'submittedAt', pick.submitted_at) end as pick
     from unnest($1::uuid[], $2::uuid[]) as wanted (user_id, castaway_id)
     join copied.rosters roster on roster.user_id = wanted.user_id
     left join (${ACTIVE_WEEK}) week on true
     left join copied.users player on player.id = roster.user_id
     left join copied.castaways castaway on castaway.id = wanted.castaway_id
     left join picks pick on pick.user_id = roster.user_id and pick.week_number = week.week_number
     order by roster.user_id
     for update of roster ${isOne ? '' : 'skip locked'}`,
    [wanted.map(({ userId }) => userId), wanted.map(({ castawayId }) => castawayId)],
  );
  const found = new Map<string, LoadedPickContext | 'LOCKED'>();
  for (const row of rows) found.set(row.userId, contextOf(row));
  const missing = wanted.flatMap(({ userId }) => (found.has(userId) ? [] : userId));
  if (missing.length === 0) return found;
  const locked = isOne
    ? []
    : await tx.rows<{ id: string }>(
        'select user_id as id from copied.rosters where user_id = any ($1::uuid[])',
        [missing],
      );
  const week = await activeWeek(tx);
  const without = { week: week && { ...week, isSettled: false }, castaway: null, pick: null, userName: '' };
  for (const userId of missing) found.set(userId, without);
  for (const { id } of locked) found.set(id, 'LOCKED');
  return found;
}

const contextOf = ({ userName, weekNumber, castaway, pick, ...week }: DeskRow): LoadedPickContext => ({
  week: weekNumber === null ? null : { weekNumber, ...week },
  castaway,
  pick: pick && { ...pick, submittedAt: new Date(pick.submittedAt) },
  userName: userName ?? '',
});

/**
 * A first pick is inserted and a change is an update: an upsert would bring back a pick that was withdrawn meanwhile,
 * with the version of its deletion.
 */
const SAVE = `
  with wanted as (
    select * from unnest($1::uuid[], $2::int[], $3::uuid[], $4::int[], $5::uuid[], $6::boolean[], $7::timestamptz[],
      $8::text[], $9::text[], $10::bytea[], $11::text[]) with ordinality
      as pick (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by, key,
        value, headers, place)
  ), first as (
    insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
    select id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by
    from wanted where version = 1
    on conflict (user_id, week_number) do nothing
    returning id
  ), changed as (
    update picks set version = wanted.version, castaway_id = wanted.castaway_id,
      is_auto_selected = wanted.is_auto_selected, submitted_at = wanted.submitted_at, submitted_by = wanted.submitted_by
    from wanted
    where wanted.version > 1 and picks.id = wanted.id and picks.version = wanted.version - 1
      and picks.user_id = wanted.user_id and picks.week_number = wanted.week_number
    returning picks.id
  ), saved as (select id from first union all select id from changed)
  insert into outbox (topic, key, value, headers)
  select $12::text, key, value, headers::jsonb from wanted join saved using (id) order by place
  returning key`;

/**
 * Saves picks of different players, each the first (version 1) or a change, with their events in one statement; each
 * event belongs to the trace beside its pick.
 * @returns the ids of the saved picks: not of those that have changed since they were read, nor of automatic picks that
 * a trigger refuses, because the week had them already and was moved without counting the move
 */
export async function savePicks(
  tx: Tx,
  wanted: readonly { readonly pick: PickRow; readonly trace: Trace }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const picks = wanted.map(({ pick }) => pick);
  const events = wanted.map(({ pick, trace }) => inTrace(trace, () => outboxRow(Topics.pick, pick)));
  const saved = await tx.rows<{ key: string }>(SAVE, [
    picks.map((pick) => pick.id),
    picks.map((pick) => pick.version),
    picks.map((pick) => pick.userId),
    picks.map((pick) => pick.weekNumber),
    picks.map((pick) => pick.castawayId),
    picks.map((pick) => pick.isAutoSelected),
    picks.map((pick) => pick.submittedAt),
    picks.map((pick) => pick.submittedBy),
    events.map((event) => event.key),
    events.map((event) => event.value),
    events.map((event) => event.headers),
    Topics.pick.name,
  ]);
  const ids = new Set(saved.map(({ key }) => key));
  for (const { id, version } of picks) {
    if (ids.has(id)) tx.published.push({ topic: Topics.pick.name, key: id, version });
  }
  return ids;
}
