/** For tests: starts services in this process on real engines, and feeds them with what others publish. */
export { adminActor, playerActor } from './actors.js';
export { createServiceDatabase, createTestDatabase } from './databases.js';
export { eventually } from './eventually.js';
export * from './keys.js';
export * from './league-events.js';
export { testLog } from './start-for-test.js';
export { noneCalled } from './none-called.js';
export { keepCopies } from '../copies/keep-copies.js';
export * from './pages.js';
export * from './published-events.js';
export * from './start-for-test.js';
export * from './start-league.js';
