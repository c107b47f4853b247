import type { Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT, isOut, type ResultsUntil } from '@torchbearer/rules';
import type { ReminderWeek } from '../domain/reminder-moments.js';
import { isStopped } from './consent.js';

export interface ActiveWeek extends ReminderWeek {
  readonly weekNumber: number;
}

/**
 * The active week; null without one. When one week takes over from another, their events may arrive in either order,
 * so the later of two active weeks counts.
 */
export const activeWeek = (sql: Sql): Promise<ActiveWeek | null> =>
  sql.oneOrNull<ActiveWeek>(
    `select week_number as "weekNumber", picks_open_at as "picksOpenAt", picks_close_at as "picksCloseAt"
     from copied.weeks where is_active order by week_number desc limit 1`,
  );

/** A player who wants messages, with what their texts may mention. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  /** +1 and ten digits. */
  readonly phone: string;
  /** The castaway picked in the active week; null without a pick. */
  readonly picked: string | null;
}

/** Which players to choose; `$1` is the active week's number, null without one. */
export type Choice =
  | { readonly filter: 'all' }
  /** Players with a roster and without a pick of the active week. */
  | { readonly filter: 'no-picks' }
  | { readonly filter: 'custom'; readonly userIds: readonly string[]; readonly phones: readonly string[] };

/** SQL over `player`, a user: has a number, wants messages and has not texted STOP. */
export const IS_OPTED_IN = `(player.phone is not null and player.sms_enabled and not ${isStopped('player.phone')})`;

const CONDITION = {
  all: 'true',
  'no-picks': `$1::int is not null and ${IS_PARTICIPANT} and cardinality(roster.castaway_ids) > 0
    and not exists (select from copied.picks pick where pick.user_id = player.id and pick.week_number = $1)`,
  custom: '(player.id = any ($2) or player.phone = any ($3))',
};

/** The chosen players who are opted in and have not texted STOP; one player per number. */
export function chooseRecipients(sql: Sql, choice: Choice, weekNumber: number | null): Promise<Recipient[]> {
  const named = choice.filter === 'custom' ? [choice.userIds, choice.phones] : [];
  return sql.rows<Recipient>(
    `select distinct on (player.phone) player.id, player.name, player.phone,
       (select castaway.name from copied.picks pick join copied.castaways castaway on castaway.id = pick.castaway_id
         where pick.user_id = player.id and pick.week_number = $1::int limit 1) as picked
     from copied.users player left join copied.rosters roster on roster.user_id = player.id
     where ${IS_OPTED_IN} and ${CONDITION[choice.filter]}
     order by player.phone, player.id`,
    [weekNumber, ...named],
  );
}

/** The ids that belong to no account. */
export async function unknownUsers(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select wanted.id from unnest($1::uuid[]) as wanted (id)
     where not exists (select from copied.users where users.id = wanted.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

interface DraftedCastaway {
  readonly name: string;
  readonly eliminated: boolean;
}

/** A player's castaways in draft order, also those who are out as far as results are shown. */
export async function castawaysOf(
  sql: Sql,
  { id, resultsUntil }: { readonly id: string; readonly resultsUntil: ResultsUntil },
): Promise<DraftedCastaway[]> {
  const found = await sql.rows<DraftedCastaway & { readonly eliminatedInWeek: number | null }>(
    `select castaways.name, castaways.eliminated, castaways.eliminated_in_week as "eliminatedInWeek"
     from copied.rosters cross join unnest(rosters.castaway_ids) with ordinality as drafted (id, place)
       join copied.castaways on castaways.id = drafted.id
     where rosters.user_id = $1 order by drafted.place`,
    [id],
  );
  return found.map((castaway) => ({ name: castaway.name, eliminated: isOut(castaway, resultsUntil) }));
}
