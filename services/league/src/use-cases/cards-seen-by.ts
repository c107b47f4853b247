import type { Actor, Sql } from '@torchbearer/kit';
import type { UserCard } from '@torchbearer/proto/league/v1/league';
import { readSeason } from '../db/season.js';

/** Whether the caller may see e-mails: they are for admins, and for all while the season shows them. */
export const seesEmails = async ({ isAdmin }: Actor, sql: Sql): Promise<boolean> =>
  isAdmin || (await readSeason(sql)).showEmails;

/** Maps players' cards to what the caller may see. */
export async function cardsSeenBy(actor: Actor, sql: Sql): Promise<(card: UserCard) => UserCard> {
  return (await seesEmails(actor, sql)) ? (card) => card : ({ id, name }) => ({ id, name });
}
