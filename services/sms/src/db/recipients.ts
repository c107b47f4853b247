import type { Sql } from '@torchbearer/kit';
import { isStopped } from '../sending/consent.js';

/** Somebody who wants messages, with what messages may speak of. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  /** +1 and ten digits. */
  readonly phone: string;
  /** The castaway picked in the active week; null without a pick. */
  readonly picked: string | null;
}

/** Whom to choose; `$1` is the active week's number, null without one. */
export type Choice =
  | { readonly filter: 'all' }
  /** Players with a roster and without a pick of the active week. */
  | { readonly filter: 'no-picks' }
  | { readonly filter: 'custom'; readonly userIds: readonly string[]; readonly phones: readonly string[] };

const IS_PARTICIPANT = '(not player.is_admin or roster.rankings_submitted_at is not null)';

const CONDITION = {
  all: 'true',
  'no-picks': `$1::int is not null and ${IS_PARTICIPANT} and cardinality(roster.castaway_ids) > 0
    and not exists (select from picks pick where pick.user_id = player.id and pick.week_number = $1)`,
  custom: '(player.id = any ($2) or player.phone = any ($3))',
};

/** Those of the choice who are opted in and have not texted STOP; one of those who share a number. */
export function chooseRecipients(sql: Sql, choice: Choice, weekNumber: number | null): Promise<Recipient[]> {
  const named = choice.filter === 'custom' ? [choice.userIds, choice.phones] : [];
  return sql.rows<Recipient>(
    `select distinct on (player.phone) player.id, player.name, player.phone,
       (select castaway.name from picks pick join castaways castaway on castaway.id = pick.castaway_id
         where pick.user_id = player.id and pick.week_number = $1::int limit 1) as picked
     from users player left join rosters roster on roster.user_id = player.id
     where player.phone is not null and player.sms_enabled and not ${isStopped('player.phone')}
       and ${CONDITION[choice.filter]}
     order by player.phone, player.id`,
    [weekNumber, ...named],
  );
}

/** Those of the ids that belong to no account. */
export async function unknownUsers(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select wanted.id from unnest($1::uuid[]) as wanted (id)
     where not exists (select from users where users.id = wanted.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
