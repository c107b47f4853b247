/** For tests: what a client holds a server to. */
export * from './openapi-checker.js';
export { fixture } from './fixture.js';
export * from './bad-bodies.js';
