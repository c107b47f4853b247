/** What the services say, in the contract's shapes. */
export * from './analytics.js';
export * from './castaways.js';
export * from './draft.js';
export * from './feedback.js';
export { given } from './parts.js';
export * from './picks.js';
export * from './scoring.js';
export * from './season.js';
export * from './security-events.js';
export * from './sms.js';
export * from './users.js';
