import type { Database, Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import { copies, type CastawayCopy } from '../copies.js';

/** A roster's castaways as rows, to be joined to `roster`. */
export const DRAFTED = `jsonb_to_recordset(roster.picks)
  as drafted("castawayId" uuid, round integer, "pickNumber" integer)`;

type Reader = Pick<Database, 'manager'>;

export const findUser = (from: Reader, id: string) => from.manager.findOneBy(copies.user.entity, { id });

export const findCastaway = (from: Reader, id: string) =>
  from.manager.findOneBy(copies.castaway.entity, { id });

/** Whether the user is an admin by their copy; null without a copy. */
export const knownAsAdmin = async (from: Reader, id: string): Promise<boolean | null> =>
  (await findUser(from, id))?.isAdmin ?? null;

/** By name. */
export const listCastaways = (from: Reader): Promise<CastawayCopy[]> =>
  from.manager.find(copies.castaway.entity, { order: { name: 'asc', id: 'asc' } });

export interface Player {
  readonly id: string;
  readonly name: string;
}

/** With the names that `IS_PARTICIPANT` uses. */
const PLAYERS = 'copied.users player left join copied.rosters roster on roster.user_id = player.id';

/** All participants, by name. */
export const listParticipants = (sql: Sql): Promise<Player[]> =>
  sql.rows<Player>(`
    select player.id, player.name from ${PLAYERS}
    where ${IS_PARTICIPANT}
    order by lower(player.name), player.id`);

/** Each participant's drafted castaways, in draft order. @param userIds only of these players */
export const listDrafted = (
  sql: Sql,
  userIds: readonly string[] | null = null,
): Promise<{ userId: string; castawayId: string }[]> =>
  sql.rows<{ userId: string; castawayId: string }>(
    `select player.id as "userId", drafted."castawayId"
     from copied.users player join copied.rosters roster on roster.user_id = player.id cross join ${DRAFTED}
     where ${IS_PARTICIPANT} ${userIds === null ? '' : 'and player.id = any ($1::uuid[])'}
     order by drafted."pickNumber", player.id`,
    userIds === null ? [] : [userIds],
  );

/** The castaways of player $1; those without a copy are omitted. */
export const ASSIGNED = `
  select drafted.round, drafted."pickNumber", castaway.id, castaway.name, castaway.tribe, castaway.occupation,
    castaway.age, castaway.hometown, castaway.image_url as "imageUrl", castaway.eliminated,
    castaway.eliminated_in_week as "eliminatedInWeek", castaway.stays
  from copied.rosters roster cross join ${DRAFTED} join copied.castaways castaway on castaway.id = drafted."castawayId"
  where roster.user_id = $1`;
