import { roundedRatio } from './rounded-ratio.js';

/** How many of a player's own castaways are still in, in whole percent; 0 without any. */
export const draftAccuracy = (castawayIds: readonly string[], live: ReadonlySet<string>): number =>
  roundedRatio(100 * castawayIds.filter((id) => live.has(id)).length, castawayIds.length, 0);
