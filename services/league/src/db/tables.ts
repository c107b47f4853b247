/** The tables that are read and written by row; those written in sets use plain SQL. */
import { EntitySchema } from 'typeorm';
import type { CastawayFields } from '../domain/castaways.js';
import type { SeasonSettings } from '../domain/season.js';

export interface CastawayRow extends CastawayFields {
  readonly id: string;
  readonly version: number;
  /** Unique; see `castawayNameKey`. */
  readonly nameKey: string;
  /** When the elimination was entered; null while in the game, or if unknown. */
  readonly eliminatedAt: Date | null;
}

export const castawayTable = new EntitySchema<CastawayRow>({
  name: 'castaways',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    name: { type: 'text' },
    nameKey: { type: 'text', name: 'name_key' },
    tribe: { type: 'text' },
    occupation: { type: 'text' },
    age: { type: 'integer', nullable: true },
    hometown: { type: 'text' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    eliminated: { type: 'boolean' },
    eliminatedInWeek: { type: 'integer', name: 'eliminated_in_week', nullable: true },
    eliminatedAt: { type: 'timestamptz', name: 'eliminated_at', nullable: true },
  },
});

export interface WeekRow {
  readonly id: string;
  readonly version: number;
  readonly weekNumber: number;
  readonly isActive: boolean;
  readonly wasEverActive: boolean;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
  /** How often the close was moved after it had passed. */
  readonly moves: number;
  /** Why it was moved the last time, for players; null if it never was. */
  readonly moveReason: string | null;
  readonly movedAt: Date | null;
  /** When an admin closed the open week by setting a close that had passed; null if it closes at its close. */
  readonly closedAt: Date | null;
}

export const weekTable = new EntitySchema<WeekRow>({
  name: 'weeks',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    weekNumber: { type: 'integer', name: 'week_number' },
    isActive: { type: 'boolean', name: 'is_active' },
    wasEverActive: { type: 'boolean', name: 'was_ever_active' },
    picksOpenAt: { type: 'timestamptz', name: 'picks_open_at' },
    picksCloseAt: { type: 'timestamptz', name: 'picks_close_at' },
    moves: { type: 'integer' },
    moveReason: { type: 'text', name: 'move_reason', nullable: true },
    movedAt: { type: 'timestamptz', name: 'moved_at', nullable: true },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
  },
});

export interface SeasonRow extends SeasonSettings {
  readonly id: number;
  readonly version: number;
}

export const seasonTable = new EntitySchema<SeasonRow>({
  name: 'season',
  columns: {
    id: { type: 'integer', primary: true },
    version: { type: 'integer' },
    name: { type: 'text' },
    firstPickWeek: { type: 'integer', name: 'first_pick_week' },
    episodes: { type: 'integer' },
    rankingsCloseAt: { type: 'timestamptz', name: 'rankings_close_at', nullable: true },
    draftAt: { type: 'timestamptz', name: 'draft_at', nullable: true },
    rounds: { type: 'integer' },
    shareCastaways: { type: 'boolean', name: 'share_castaways' },
    hidePicksUntilLock: { type: 'boolean', name: 'hide_picks_until_lock' },
    showEmails: { type: 'boolean', name: 'show_emails' },
    doubleScoring: { type: 'boolean', name: 'double_scoring' },
    textAutoPicks: { type: 'boolean', name: 'text_auto_picks' },
  },
});

export interface AnnouncementRow {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export const announcementTable = new EntitySchema<AnnouncementRow>({
  name: 'announcements',
  columns: {
    id: { type: 'uuid', primary: true },
    title: { type: 'text' },
    body: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
  },
});

export const tables = [castawayTable, weekTable, seasonTable, announcementTable];
