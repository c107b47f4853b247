/** How the copies look to code; messages are written by plain SQL. The tables are made by the migrations. */
import { EntitySchema } from 'typeorm';

export interface UserCopy {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** +1 and ten digits. */
  readonly phone: string | null;
  readonly smsEnabled: boolean;
  readonly phoneAddedAt: Date | null;
}
export const Users = new EntitySchema<UserCopy>({
  name: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    isAdmin: { type: 'boolean', name: 'is_admin' },
    phone: { type: 'text', nullable: true },
    smsEnabled: { type: 'boolean', name: 'sms_enabled' },
    phoneAddedAt: { type: 'timestamptz', name: 'phone_added_at', nullable: true },
  },
});

export interface CastawayCopy {
  readonly id: string;
  readonly name: string;
  readonly eliminated: boolean;
}
export const Castaways = new EntitySchema<CastawayCopy>({
  name: 'castaways',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    eliminated: { type: 'boolean' },
  },
});

export interface WeekCopy {
  readonly id: string;
  readonly weekNumber: number;
  readonly isActive: boolean;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
}
export const Weeks = new EntitySchema<WeekCopy>({
  name: 'weeks',
  columns: {
    id: { type: 'uuid', primary: true },
    weekNumber: { type: 'integer', name: 'week_number' },
    isActive: { type: 'boolean', name: 'is_active' },
    picksOpenAt: { type: 'timestamptz', name: 'picks_open_at' },
    picksCloseAt: { type: 'timestamptz', name: 'picks_close_at' },
  },
});

export interface RosterCopy {
  readonly userId: string;
  readonly rankingsSubmittedAt: Date | null;
  /** In the order of the draft. */
  readonly castawayIds: string[];
}
export const Rosters = new EntitySchema<RosterCopy>({
  name: 'rosters',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    rankingsSubmittedAt: { type: 'timestamptz', name: 'rankings_submitted_at', nullable: true },
    castawayIds: { type: 'uuid', array: true, name: 'castaway_ids' },
  },
});

export interface PickCopy {
  readonly id: string;
  readonly userId: string;
  readonly weekNumber: number;
  readonly castawayId: string;
}
export const Picks = new EntitySchema<PickCopy>({
  name: 'picks',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    weekNumber: { type: 'integer', name: 'week_number' },
    castawayId: { type: 'uuid', name: 'castaway_id' },
  },
});

export const entities = [Users, Castaways, Weeks, Rosters, Picks];
