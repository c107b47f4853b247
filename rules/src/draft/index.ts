/** The draft as a pure function, for the league service and for anyone who replays it. */
export * from './draft-inputs.js';
export * from './replay.js';
export * from './sha256.js';
export * from './snake-draft.js';
