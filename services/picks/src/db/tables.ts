/** How rows look to code; the tables themselves are made by the migrations. */
import { EntitySchema } from 'typeorm';

export interface UserCopy {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
}
export const Users = new EntitySchema<UserCopy>({
  name: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
  },
});

export interface CastawayCopy {
  readonly id: string;
  readonly name: string;
  readonly tribe: string;
  readonly occupation: string;
  readonly age: number | null;
  readonly hometown: string;
  readonly imageUrl: string | null;
  readonly eliminated: boolean;
  readonly eliminatedInWeek: number | null;
}
export const Castaways = new EntitySchema<CastawayCopy>({
  name: 'castaways',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    tribe: { type: 'text' },
    occupation: { type: 'text' },
    age: { type: 'integer', nullable: true },
    hometown: { type: 'text' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    eliminated: { type: 'boolean' },
    eliminatedInWeek: { type: 'integer', name: 'eliminated_in_week', nullable: true },
  },
});

/** The table has one more column, `auto_picked_for`, that only the automatic picks read and write. */
export interface WeekCopy {
  readonly id: string;
  readonly weekNumber: number;
  readonly isActive: boolean;
  readonly wasEverActive: boolean;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
}
export const Weeks = new EntitySchema<WeekCopy>({
  name: 'weeks',
  columns: {
    id: { type: 'uuid', primary: true },
    weekNumber: { type: 'integer', name: 'week_number' },
    isActive: { type: 'boolean', name: 'is_active' },
    wasEverActive: { type: 'boolean', name: 'was_ever_active' },
    picksOpenAt: { type: 'timestamptz', name: 'picks_open_at' },
    picksCloseAt: { type: 'timestamptz', name: 'picks_close_at' },
  },
});

/** A week of which points are saved. */
export interface ScoredWeekCopy {
  readonly weekNumber: number;
}
export const ScoredWeeks = new EntitySchema<ScoredWeekCopy>({
  name: 'scored_weeks',
  columns: { weekNumber: { type: 'integer', primary: true, name: 'week_number' } },
});

export interface SeasonCopy {
  readonly onlyRow: true;
  readonly hidePicksUntilLock: boolean;
}
export const Season = new EntitySchema<SeasonCopy>({
  name: 'season',
  columns: {
    onlyRow: { type: 'boolean', primary: true, name: 'only_row' },
    hidePicksUntilLock: { type: 'boolean', name: 'hide_picks_until_lock' },
  },
});

export interface RosterPickCopy {
  readonly castawayId: string;
  readonly round: number;
  readonly pickNumber: number;
}
/**
 * A player's roster. Its row is the lock under which the player's picks change; the castaways stand in the row
 * itself, so that whoever waited for the lock reads them as they are then.
 */
export interface RosterCopy {
  readonly userId: string;
  readonly rankingsSubmittedAt: Date | null;
  readonly picks: RosterPickCopy[];
}
export const Rosters = new EntitySchema<RosterCopy>({
  name: 'rosters',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    rankingsSubmittedAt: { type: 'timestamptz', name: 'rankings_submitted_at', nullable: true },
    picks: { type: 'jsonb' },
  },
});

export interface PickRow {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly isAutoSelected: boolean;
  readonly submittedAt: Date;
  /** The player's id, an admin's, or 'system'. */
  readonly submittedBy: string;
}
export const Picks = new EntitySchema<PickRow>({
  name: 'picks',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    userId: { type: 'uuid', name: 'user_id' },
    weekNumber: { type: 'integer', name: 'week_number' },
    castawayId: { type: 'uuid', name: 'castaway_id' },
    isAutoSelected: { type: 'boolean', name: 'is_auto_selected' },
    submittedAt: { type: 'timestamptz', name: 'submitted_at' },
    submittedBy: { type: 'text', name: 'submitted_by' },
  },
});

export const entities = [Users, Castaways, Weeks, ScoredWeeks, Season, Rosters, Picks];
