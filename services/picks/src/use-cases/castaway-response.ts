import type { Castaway } from '@torchbearer/proto/picks/v1/picks';
import type { CastawayCopy } from '../copies.js';

export const toCastaway = (row: CastawayCopy): Castaway => ({
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
