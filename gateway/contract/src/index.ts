/**
 * The public REST contract. Runs in browsers and on Node alike; the OpenAPI document has an entry of its own.
 *
 * zod comes in as `import * as z` throughout: bundlers can then leave out what is not used (its forty languages
 * of error texts, first of all), which makes the bundled client a third of the size.
 */
export {
  cacheControlOf,
  file,
  isJson,
  LIMITS,
  nothing,
  page,
  refusalsOf,
  sampleOf,
  waitsForCopies,
  type Answer,
  type CacheControl,
  type Call,
  type FileAnswer,
  type Limit,
  type Method,
  type RawBody,
  type Who,
} from './call.js';
export * from './calls/index.js';
export { createClient, type ClientSettings } from './client.js';
export { ApiError } from './client/api-error.js';
export { callDataOf, type CallData } from './client/call-data.js';
export type { CallAnswer, CallOptions, CallRequest, Client } from './client/types.js';
export { ErrorBodySchema, type ErrorBody } from './errors.js';
export * from './objects/index.js';
export { PAGE_PARAMETERS } from './paging.js';
export {
  readRequest,
  validate,
  type RawRequest,
  type ReadRequest,
  type RequestOf,
  type Validated,
} from './request.js';
export type { Fixture, Sample } from './sample.js';
