/** The rules that several processes share, and nothing else: no dependencies, no input or output. */
export * from './difference.js';
export * from './limits.js';
export * from './lists.js';
export * from './live-leaderboard.js';
export * from './needs.js';
export * from './participant.js';
export * from './ranking.js';
export * as REASONS from './reasons.js';
export * from './refusal.js';
export * from './results-until.js';
export * from './typed.js';
