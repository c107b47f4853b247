/** A castaway for tests. The id is the name unless given. */
import type { Castaway } from '@torchbearer/contract/client';

export const castawayOf = (name: string, given: Partial<Castaway> = {}): Castaway => ({
  id: name,
  name,
  tribe: null,
  occupation: null,
  age: null,
  hometown: null,
  imageUrl: null,
  eliminatedInWeek: null,
  eliminated: false,
  ...given,
});
