/** How rows look to code; the tables themselves are made by the migrations. */
import { EntitySchema } from 'typeorm';
import type { PointsChange } from '../domain/points-change.js';
import type { RosterPick } from '../domain/league-facts.js';

export interface UserCopy {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
}
export const Users = new EntitySchema<UserCopy>({
  name: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
  },
});

export interface CastawayCopy {
  id: string;
  name: string;
  tribe: string;
  eliminated: boolean;
  /** null while in the game, and where league has not told the week yet. */
  eliminatedInWeek: number | null;
}
export const Castaways = new EntitySchema<CastawayCopy>({
  name: 'castaways',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    tribe: { type: 'text' },
    eliminated: { type: 'boolean' },
    eliminatedInWeek: { type: 'integer', name: 'eliminated_in_week', nullable: true },
  },
});

export interface WeekCopy {
  id: string;
  weekNumber: number;
}
export const Weeks = new EntitySchema<WeekCopy>({
  name: 'weeks',
  columns: {
    id: { type: 'uuid', primary: true },
    weekNumber: { type: 'integer', name: 'week_number' },
  },
});

export interface SeasonCopy {
  onlyRow: boolean;
  firstPickWeek: number;
  /** Whether players see each other's e-mail. */
  showEmails: boolean;
}
export const Season = new EntitySchema<SeasonCopy>({
  name: 'season',
  columns: {
    onlyRow: { type: 'boolean', primary: true, name: 'only_row' },
    firstPickWeek: { type: 'integer', name: 'first_pick_week' },
    showEmails: { type: 'boolean', name: 'show_emails' },
  },
});

export interface RosterCopy {
  userId: string;
  rankingsSubmittedAt: Date | null;
  picks: RosterPick[];
}
export const Rosters = new EntitySchema<RosterCopy>({
  name: 'rosters',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    rankingsSubmittedAt: { type: 'timestamptz', name: 'rankings_submitted_at', nullable: true },
    picks: { type: 'jsonb' },
  },
});

export interface PickCopy {
  id: string;
  userId: string;
  weekNumber: number;
  castawayId: string;
  isAutoSelected: boolean;
  submittedAt: Date;
}
export const Picks = new EntitySchema<PickCopy>({
  name: 'picks',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    weekNumber: { type: 'integer', name: 'week_number' },
    castawayId: { type: 'uuid', name: 'castaway_id' },
    isAutoSelected: { type: 'boolean', name: 'is_auto_selected' },
    submittedAt: { type: 'timestamptz', name: 'submitted_at' },
  },
});

export interface ScoredWeekRow {
  weekNumber: number;
  version: number;
}
export const ScoredWeeks = new EntitySchema<ScoredWeekRow>({
  name: 'scored_weeks',
  columns: {
    weekNumber: { type: 'integer', primary: true, name: 'week_number' },
    version: { type: 'integer' },
  },
});

export interface WeekPointsRow {
  weekNumber: number;
  castawayId: string;
  points: number;
}
export const WeekPointsTable = new EntitySchema<WeekPointsRow>({
  name: 'week_points',
  columns: {
    weekNumber: { type: 'integer', primary: true, name: 'week_number' },
    castawayId: { type: 'uuid', primary: true, name: 'castaway_id' },
    points: { type: 'integer' },
  },
});

export interface ScoreSaveRow {
  weekNumber: number;
  /** The week's version after the save. */
  version: number;
  savedBy: string;
  savedAt: Date;
  /** Only castaways whose points changed. */
  before: Pick<PointsChange, 'castawayId' | 'before'>[];
  after: Pick<PointsChange, 'castawayId' | 'after'>[];
  /** Both null while the save stands. */
  undoneBy: string | null;
  undoneAt: Date | null;
}
export const ScoreSaves = new EntitySchema<ScoreSaveRow>({
  name: 'score_saves',
  columns: {
    weekNumber: { type: 'integer', primary: true, name: 'week_number' },
    version: { type: 'integer', primary: true },
    savedBy: { type: 'uuid', name: 'saved_by' },
    savedAt: { type: 'timestamptz', name: 'saved_at' },
    before: { type: 'jsonb' },
    after: { type: 'jsonb' },
    undoneBy: { type: 'uuid', name: 'undone_by', nullable: true },
    undoneAt: { type: 'timestamptz', name: 'undone_at', nullable: true },
  },
});

export const entities = [
  Users,
  Castaways,
  Weeks,
  Season,
  Rosters,
  Picks,
  ScoredWeeks,
  WeekPointsTable,
  ScoreSaves,
];
