/** The league's data in typed arrays, for services that have all players in memory. */
export * from './columns.js';
export * from './model.js';
export { createSlots, slotOf, type Slots } from './slots.js';
export * from './totals.js';
export * from './views.js';
