/** The league's data in typed arrays, for services that have all players in memory. */
export * from './model.js';
export { displayedOrder, ranksInOrder } from './order.js';
export { participantOf, participantsOf } from './participants.js';
export { createSlots, slotOf, type Slots } from './slots.js';
export {
  rowOf,
  rowsJson,
  type DraftedPick,
  type StandingsCastaway,
  type StandingsColumns,
  type StandingsMember,
  type StandingsRow,
  type StandingsSource,
} from './standings-json.js';
export { addPoints, totalsOf, type Totals } from './totals.js';
export { countedWeeksOf, scoredWeeksOf } from './weeks.js';
