/** The tables that are read and written by row; those written in sets use plain SQL. */
import { table, type TableRow } from '@torchbearer/kit';

export const castawayTable = table('castaways', {
  id: 'uuid',
  version: 'integer',
  name: 'text',
  /** Unique; see `castawayNameKey`. */
  nameKey: 'text',
  tribe: 'text',
  occupation: 'text',
  age: 'integer?',
  hometown: 'text',
  imageUrl: 'text?',
  eliminated: 'boolean',
  eliminatedInWeek: 'integer?',
  /** When the elimination was entered; null while in the game, or if unknown. */
  eliminatedAt: 'timestamptz?',
});
export type CastawayRow = TableRow<typeof castawayTable>;

export const weekTable = table('weeks', {
  id: 'uuid',
  version: 'integer',
  weekNumber: 'integer',
  isActive: 'boolean',
  wasEverActive: 'boolean',
  picksOpenAt: 'timestamptz',
  picksCloseAt: 'timestamptz',
  /** How often the close was moved after it had passed. */
  moves: 'integer',
  /** Why it was moved the last time, for players; null if it never was. */
  moveReason: 'text?',
  movedAt: 'timestamptz?',
  /** When an admin closed the open week by setting a close that had passed; null if it closes at its close. */
  closedAt: 'timestamptz?',
});
export type WeekRow = TableRow<typeof weekTable>;

export const seasonTable = table('season', {
  id: 'integer',
  version: 'integer',
  name: 'text',
  firstPickWeek: 'integer',
  episodes: 'integer',
  rankingsCloseAt: 'timestamptz?',
  draftAt: 'timestamptz?',
  rounds: 'integer',
  shareCastaways: 'boolean',
  hidePicksUntilLock: 'boolean',
  showEmails: 'boolean',
  doubleScoring: 'boolean',
  textAutoPicks: 'boolean',
});
export type SeasonRow = TableRow<typeof seasonTable>;

export const announcementTable = table('announcements', {
  id: 'uuid',
  title: 'text',
  body: 'text',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz?',
});
export type AnnouncementRow = TableRow<typeof announcementTable>;

export const tables = [castawayTable, weekTable, seasonTable, announcementTable];
