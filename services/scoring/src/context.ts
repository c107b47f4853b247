import type { Database } from '@torchbearer/kit';
import type { HistoryReader } from './standings/history-reader.js';
import type { Recomputer } from './standings/recomputer.js';
import type { StandingsCopy } from './standings/redis-copy.js';
import type { StandingsReader } from './standings/reader.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface ScoringContext {
  readonly database: Database;
  readonly reader: StandingsReader;
  readonly history: HistoryReader;
  readonly recomputer: Recomputer;
  readonly copy: StandingsCopy;
}
