import type { Castaway, Week } from '@torchbearer/proto/picks/v1/picks';
import type { CastawayCopy } from '../copies.js';
import type { WeekView } from '../db/weeks.js';

export const toCastaway = (row: Omit<CastawayCopy, 'stays'>): Castaway => ({
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

export const toWeek = ({ moveReason, movedAt, closedAt: _, ...week }: WeekView): Week => ({
  ...week,
  moveReason: moveReason ?? undefined,
  movedAt: movedAt ?? undefined,
});
