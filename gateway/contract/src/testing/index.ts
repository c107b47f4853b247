/** For tests: what a client holds a server to. */
export * from './openapi-checker.js';
