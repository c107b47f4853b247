/** The rows as code sees them; migrations create the tables. */
import { EntitySchema } from 'typeorm';
import type { PointsChange } from '../domain/points-change.js';

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
  /** Castaways whose points or lines changed. */
  before: Pick<PointsChange, 'castawayId' | 'before'>[];
  after: Pick<PointsChange, 'castawayId' | 'after'>[];
  /** Ids of lines; null if a version without lines saved. */
  addedLines: string[] | null;
  removedLines: string[] | null;
  /** Both null while the save is in effect. */
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
    addedLines: { type: 'uuid', array: true, name: 'added_lines', nullable: true },
    removedLines: { type: 'uuid', array: true, name: 'removed_lines', nullable: true },
    undoneBy: { type: 'uuid', name: 'undone_by', nullable: true },
    undoneAt: { type: 'timestamptz', name: 'undone_at', nullable: true },
  },
});

export const entities = [ScoredWeeks, WeekPointsTable, ScoreSaves];
