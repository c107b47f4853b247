import { roundedRatio } from '@torchbearer/rules';

/** The percentage of a player's castaways that are still in, rounded; 0 without any. */
export const draftAccuracy = (castawayIds: readonly string[], live: ReadonlySet<string>): number =>
  roundedRatio(100 * castawayIds.filter((id) => live.has(id)).length, castawayIds.length, 0);
