/** What answers are made of. Fields that hold nothing are `null`, never left out. */
export * from './castaway.js';
export * from './draft.js';
export * from './pick.js';
export * from './ranking.js';
export * from './score.js';
export * from './user.js';
export * from './week.js';
