/** The schemas of responses. Empty fields are `null`, never left out. */
export * from './account.js';
export * from './analytics.js';
export * from './blind-tally.js';
export * from './castaway.js';
export * from './draft.js';
export * from './feedback.js';
export * from './final-week.js';
export * from './group.js';
export * from './pick.js';
export * from './score.js';
export * from './season.js';
export * from './sms.js';
export * from './user.js';
