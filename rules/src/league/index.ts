/** The league's data in typed arrays, for services that have all players in memory. */
export * from './model.js';
export { displayedOrder, ranksInOrder } from './order.js';
export { pickGroupsIn } from './pick-groups.js';
export { participantOf, participantsOf } from './participants.js';
export { playerColumns, playersIn, RANKED_AT, type PlayerColumns } from './player-columns.js';
export { createSlots, slotOf, type Slots } from './slots.js';
export { addPoints, totalsOf, type Totals } from './totals.js';
export { untilWeek } from './until-week.js';
export { countedWeeksOf, scoredWeeksOf } from './weeks.js';
