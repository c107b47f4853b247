export * from './bus/bus.js';
export { createCatchUpGate, isBehind, isCaughtUp } from './bus/consumer-lag.js';
export * from './bus/index.js';
export { recreateTopics } from './bus/kafka/recreate-topics.js';
export * from './bus/subscriptions.js';
export * from './call-context.js';
export * from './caller-address.js';
export * from './config.js';
export * from './copies/copy.js';
export type { Change } from './copies/apply-batch.js';
export type { Reactions } from './copies/keep-copies.js';
export { groupOf } from './copies/schema.js';
export {
  changesSince,
  forgetOldChanges,
  momentNow,
  type Changes,
  type Moment,
} from './copies/log-changes.js';
export { deletedOf } from './copies/versions.js';
export * from './database/database.js';
export * from './database/group-commit.js';
export * from './database/sql.js';
export { table, type TableRow } from './database/table.js';
export * from './errors.js';
export * from './grpc/actor.js';
export * from './grpc/callers.js';
export * from './grpc/client.js';
export * from './grpc/rpc.js';
export * from './grpc/server.js';
export * from './grpc/signed-call.js';
export * from './lifecycle.js';
export * from './log.js';
export * from './loop.js';
export * from './metrics.js';
export * from './outbox/audit.js';
export * from './outbox/emit.js';
export { idsInput, pageInput, pageOf, type Page } from './paging/page.js';
export { CREATE_SEARCH, pagedList, type PagedList } from './paging/paged-list.js';
export { readPage, rowsStatement, type Condition } from './paging/read-page.js';
export { decode, VERSION_HEADER, type EventTopic } from './outbox/event.js';
export { onEvent, type Handled } from './outbox/handle-events.js';
export * from './outbox/relay.js';
export * from './outbox/republish.js';
export * from './queue.js';
export * from './redis.js';
export * from './run-job.js';
export * from './run-service.js';
export * from './sha256.js';
export * from './single-flight.js';
export * from './start-domain-service.js';
export * from './trace.js';
export * from './transient.js';
export * from './timeout.js';
export * from './standings/entries.js';
export {
  createStandingsClient,
  ROWS_AT_ONCE,
  type ReadStandings,
  type WantedRows,
} from './standings/read-standings.js';
