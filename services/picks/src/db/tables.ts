/** The rows as code sees them; migrations create the tables. */
import { EntitySchema } from 'typeorm';

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

export const entities = [Picks];
