/** For tests: checks a server against the contract. */
export * from './openapi-checker.js';
export { fixture } from './fixture.js';
export * from './bad-bodies.js';
