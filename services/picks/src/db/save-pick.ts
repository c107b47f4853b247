/**
 * The two statements of the hot path, each for many players at once: one loads what the decisions need, the other saves
 * the picks with their events.
 */
import { inTrace, outboxRow, type Trace, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { CastawayCopy } from '../copies.js';
import type { PickDesk } from '../domain/submit-pick.js';
import type { PickRow } from './tables.js';
import { ACTIVE_WEEK, activeWeek, IS_SETTLED } from './weeks.js';

/** The player's stored pick at a submission. */
export type StoredPick = Omit<PickRow, 'userId' | 'submittedBy'>;

export interface LoadedPickContext extends PickDesk<Omit<CastawayCopy, Unread>, StoredPick> {
  /** Empty until the player's copy arrives. */
  readonly userName: string;
}
type Unread = 'occupation' | 'age' | 'hometown' | 'imageUrl' | 'stays';

interface DeskRow {
  readonly userId: string;
  readonly castawayId: string | null;
  readonly weekNumber: number | null;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
  readonly isSettled: boolean;
  readonly userName: string | null;
  readonly isOwn: boolean;
  readonly castawayName: string | null;
  readonly castawayTribe: string;
  readonly eliminated: boolean;
  readonly eliminatedInWeek: number | null;
  readonly pickId: string | null;
  readonly pickVersion: number;
  readonly pickedCastawayId: string;
  readonly isAutoSelected: boolean;
  readonly submittedAt: Date;
}

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
    `select roster.user_id as "userId", wanted.castaway_id as "castawayId",
       week.week_number as "weekNumber", week.picks_open_at as "picksOpenAt",
       week.picks_close_at as "picksCloseAt", ${IS_SETTLED} as "isSettled", player.name as "userName",
       roster.picks @> jsonb_build_array(jsonb_build_object('castawayId', wanted.castaway_id)) as "isOwn",
       castaway.name as "castawayName", castaway.tribe as "castawayTribe", castaway.eliminated,
       castaway.eliminated_in_week as "eliminatedInWeek",
       pick.id as "pickId", pick.version as "pickVersion", pick.castaway_id as "pickedCastawayId",
       pick.is_auto_selected as "isAutoSelected", pick.submitted_at as "submittedAt"
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

function contextOf(row: DeskRow): LoadedPickContext {
  const { castawayId, weekNumber, picksOpenAt, picksCloseAt, isSettled } = row;
  const { castawayName, castawayTribe, eliminated, eliminatedInWeek, pickId } = row;
  if (weekNumber === null) return { week: null, castaway: null, pick: null, userName: '' };
  return {
    week: { weekNumber, picksOpenAt, picksCloseAt, isSettled },
    castaway:
      castawayId !== null && castawayName !== null && row.isOwn
        ? { id: castawayId, name: castawayName, tribe: castawayTribe, eliminated, eliminatedInWeek }
        : null,
    pick:
      pickId === null
        ? null
        : {
            id: pickId,
            version: row.pickVersion,
            weekNumber,
            castawayId: row.pickedCastawayId,
            isAutoSelected: row.isAutoSelected,
            submittedAt: row.submittedAt,
          },
    userName: row.userName ?? '',
  };
}

/**
 * A first pick is inserted and a change is an update: an upsert would bring back a pick that was withdrawn meanwhile,
 * with the version of its deletion.
 */
const SAVE = `
  with wanted as (
    select * from unnest($1::uuid[], $2::int[], $3::uuid[], $4::int[], $5::uuid[], $6::timestamptz[], $7::text[],
      $8::text[], $9::bytea[], $10::text[]) with ordinality
      as pick (id, version, user_id, week_number, castaway_id, submitted_at, submitted_by, key, value, headers, place)
  ), first as (
    insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
    select id, version, user_id, week_number, castaway_id, false, submitted_at, submitted_by
    from wanted where version = 1
    on conflict (user_id, week_number) do nothing
    returning id
  ), changed as (
    update picks set version = wanted.version, castaway_id = wanted.castaway_id, is_auto_selected = false,
      submitted_at = wanted.submitted_at, submitted_by = wanted.submitted_by
    from wanted
    where wanted.version > 1 and picks.id = wanted.id and picks.version = wanted.version - 1
      and picks.user_id = wanted.user_id and picks.week_number = wanted.week_number
    returning picks.id
  ), saved as (select id from first union all select id from changed)
  insert into outbox (topic, key, value, headers)
  select $11::text, key, value, headers::jsonb from wanted join saved using (id) order by place
  returning key`;

/**
 * Saves picks made by hand, of different players, each the first (version 1) or a change, with their events in one
 * statement; each event belongs to the trace beside its pick.
 * @returns the ids of the saved picks: not of those that have changed since they were read
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
