/** Rows as response messages. */
import type { Sql } from '@torchbearer/kit';
import {
  DraftStatus,
  type Announcement,
  type Castaway,
  type DraftPick,
  type RankingRow,
  type Season,
  type Week,
} from '@torchbearer/proto/league/v1/league';
import { castawayUntil, type ResultsUntil } from '@torchbearer/rules';
import type { EntityManager } from 'typeorm';
import { listCastaways } from '../db/castaways.js';
import type { DraftPickRow } from '../db/draft-picks.js';
import type { AnnouncementRow, CastawayRow, WeekRow } from '../db/tables.js';
import { userCards } from '../db/users.js';
import type { DraftStatus as StatusWord } from '../domain/rankings-lock.js';
import type { SeasonSettings } from '../domain/season.js';

export const toCastaway = (row: CastawayRow): Castaway => ({
  id: row.id,
  name: row.name,
  tribe: row.tribe,
  occupation: row.occupation,
  age: row.age ?? undefined,
  hometown: row.hometown,
  imageUrl: row.imageUrl ?? undefined,
  eliminated: row.eliminated,
  eliminatedInWeek: row.eliminatedInWeek ?? undefined,
});

export const toWeek = (row: WeekRow, isScored: boolean): Week => ({
  id: row.id,
  weekNumber: row.weekNumber,
  isActive: row.isActive,
  picksOpenAt: row.picksOpenAt,
  picksCloseAt: row.picksCloseAt,
  scored: isScored,
  moveReason: row.moveReason ?? undefined,
  movedAt: row.movedAt ?? undefined,
});

export const draftStatus = (status: StatusWord): DraftStatus => DraftStatus[`DRAFT_STATUS_${status}`];

export const toSeason = (row: SeasonSettings): Season => ({
  name: row.name,
  firstPickWeek: row.firstPickWeek,
  episodes: row.episodes,
  rankingsCloseAt: row.rankingsCloseAt ?? undefined,
  draftAt: row.draftAt ?? undefined,
  rounds: row.rounds,
  shareCastaways: row.shareCastaways,
  hidePicksUntilLock: row.hidePicksUntilLock,
  showEmails: row.showEmails,
  doubleScoring: row.doubleScoring,
  textAutoPicks: row.textAutoPicks,
});

export const toAnnouncement = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  title: row.title,
  body: row.body,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt ?? undefined,
});

/** Positions from 1. */
export const rankingRows = (order: readonly CastawayRow[]): RankingRow[] =>
  order.map((row, index) => ({ position: index + 1, castaway: toCastaway(row) }));

/** Draft picks with their players and castaways; an unknown player has a card with only the id. */
export async function toDraftPicks(
  sql: Sql & { readonly manager: EntityManager },
  picks: readonly DraftPickRow[],
  until: ResultsUntil,
): Promise<DraftPick[]> {
  const cards = await userCards(sql, [...new Set(picks.map((pick) => pick.userId))]);
  const castaways = new Map(
    (await listCastaways(sql)).map((row) => [row.id, toCastaway(castawayUntil(row, until))]),
  );
  return picks.map(({ id, pickNumber, round, userId, castawayId }) => ({
    id,
    pickNumber,
    round,
    user: cards.get(userId) ?? { id: userId, name: '', email: '' },
    castaway: castaways.get(castawayId),
  }));
}
