/** The client alone, for browsers: importing this loads no schema. */
export { ApiError } from './api-error.js';
export type { ResponseKind, BodyKind, CallData } from './call-data.js';
export { pageOf, type ListPage } from './page.js';
export { createPlainClient, type PlainClientSettings } from './plain-client.js';
export type { CallAnswer, CallOptions, CallRequest, Client } from './types.js';
export type { CallId } from '../calls/index.js';
export type * from '../objects/index.js';
