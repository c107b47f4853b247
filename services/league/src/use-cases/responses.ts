/** Rows as response messages. */
import { asMessage, type Actor, type Sql } from '@torchbearer/kit';
import { DraftStatus, type DraftPick, type UserCard, type Week } from '@torchbearer/proto/league/v1/league';
import { castawayUntil, type ResultsUntil } from '@torchbearer/rules';
import { listCastaways } from '../db/castaways.js';
import type { DraftPickRow } from '../db/draft-picks.js';
import { userCards } from '../db/players.js';
import { readSeason } from '../db/season.js';
import type { WeekRow } from '../db/tables.js';
import type { Reader } from '../db/weeks.js';
import type { DraftStatus as StatusWord } from '../domain/rankings.js';

export const toWeek = (row: WeekRow, scored: boolean): Week => ({ ...asMessage(row), scored });

export const draftStatus = (status: StatusWord): DraftStatus => DraftStatus[`DRAFT_STATUS_${status}`];

/** Draft picks with their players and castaways; an unknown player has a card with only the id. */
export async function toDraftPicks(
  sql: Sql & Reader,
  picks: readonly DraftPickRow[],
  until: ResultsUntil,
): Promise<DraftPick[]> {
  const cards = await userCards(sql, [...new Set(picks.map((pick) => pick.userId))]);
  const castaways = new Map(
    (await listCastaways(sql)).map((row) => [row.id, asMessage(castawayUntil(row, until))]),
  );
  return picks.map(({ id, pickNumber, round, userId, castawayId }) => ({
    id,
    pickNumber,
    round,
    user: cards.get(userId) ?? { id: userId, name: '', email: '' },
    castaway: castaways.get(castawayId),
  }));
}

/** Whether the caller may see e-mails: they are for admins, and for all while the season shows them. */
export const seesEmails = async ({ isAdmin }: Actor, sql: Sql): Promise<boolean> =>
  isAdmin || (await readSeason(sql)).showEmails;

/** Maps players' cards to what the caller may see. */
export async function cardsSeenBy(actor: Actor, sql: Sql): Promise<(card: UserCard) => UserCard> {
  return (await seesEmails(actor, sql)) ? (card) => card : ({ id, name }) => ({ id, name });
}
