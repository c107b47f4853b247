import type { Actor, Sql } from '@torchbearer/kit';
import type { UserCard } from '@torchbearer/proto/league/v1/league';
import { readSeason } from '../db/season.js';

/** Maps players' cards to what the caller may see: e-mails are for admins, and for all while the season shows them. */
export async function cardsSeenBy({ isAdmin }: Actor, sql: Sql): Promise<(card: UserCard) => UserCard> {
  const hasEmails = isAdmin || (await readSeason(sql)).showEmails;
  return hasEmails ? (card) => card : ({ id, name }) => ({ id, name });
}
