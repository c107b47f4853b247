import {
  columnsOf,
  pagedList,
  readPage,
  type Condition,
  type Database,
  type Page,
  type Sql,
} from '@torchbearer/kit';
import type { Player } from '@torchbearer/proto/picks/v1/picks';
import { IS_PARTICIPANT, isParticipantIn, LISTS } from '@torchbearer/rules';
import { copies, type CastawayCopy } from '../copies.js';
import { isSeenBy, type Viewer } from './pick-entries.js';

/** A roster's castaways as rows, to be joined to `roster`. */
export const DRAFTED = `jsonb_to_recordset(roster.picks)
  as drafted("castawayId" uuid, round integer, "pickNumber" integer)`;

type Reader = Pick<Database, 'manager'>;

export const findUser = (from: Reader, id: string) => from.manager.findOneBy(copies.user.entity, { id });

export const findCastaway = (from: Reader, id: string) =>
  from.manager.findOneBy(copies.castaway.entity, { id });

/** By name. */
export const listCastaways = (from: Reader): Promise<CastawayCopy[]> =>
  from.manager.find(copies.castaway.entity, { order: { name: 'asc', id: 'asc' } });

/** All participants, by name. */
export const listParticipants = (sql: Sql): Promise<Player[]> =>
  sql.rows<Player>(`
    select player.id, player.name
    from copied.users player left join copied.rosters roster on roster.user_id = player.id
    where ${IS_PARTICIPANT}
    order by lower(player.name), player.id`);

/** The participants; the copy's own indexes serve the list. */
export const playerList = pagedList({
  rules: LISTS.picks,
  from: 'copied.users player',
  columns: 'player.id, player.name',
  id: 'player.id',
  sorts: { name: { sql: 'folded(player.name)', type: 'text' } },
  search: 'folded(player.name)',
});

export interface PlayerFilter {
  readonly users: readonly string[] | null;
  /** Whether they have a pick of the week that the viewer may see. */
  readonly picked: { readonly week: number; readonly is: boolean; readonly viewer: Viewer } | null;
}

export async function readPlayers(from: Reader, page: Page, { users, picked }: PlayerFilter) {
  const conditions: Condition[] = [() => isParticipantIn('copied.rosters')];
  if (users) conditions.push((bind) => `player.id = any (${bind(users)}::uuid[])`);
  if (picked)
    conditions.push(
      (bind) => `${picked.is ? '' : 'not '}exists (select from picks pick
        where pick.user_id = player.id and pick.week_number = ${bind(picked.week)}
          and ${isSeenBy(picked.viewer, bind, `${bind(picked.week)}::integer`)})`,
    );
  return await readPage<Player>(from, playerList, page, conditions);
}

/** Each participant's drafted castaways, in draft order. @param userIds only of these players; null for all */
export const listDrafted = (sql: Sql, userIds: readonly string[] | null) =>
  sql.rows<{ userId: string; castawayId: string }>(
    `select player.id as "userId", drafted."castawayId"
     from copied.users player join copied.rosters roster on roster.user_id = player.id cross join ${DRAFTED}
     where ${IS_PARTICIPANT} ${userIds === null ? '' : 'and player.id = any ($1::uuid[])'}
     order by drafted."pickNumber", player.id`,
    userIds === null ? [] : [userIds],
  );

export const CASTAWAY_COLUMNS = columnsOf(copies.castaway.entity, 'castaway');

/** The castaways of player $1; those without a copy are omitted. */
export const ASSIGNED = `
  select drafted.round, drafted."pickNumber", ${CASTAWAY_COLUMNS}
  from copied.rosters roster cross join ${DRAFTED} join copied.castaways castaway on castaway.id = drafted."castawayId"
  where roster.user_id = $1`;
