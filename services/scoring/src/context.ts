import type { Database } from '@torchbearer/kit';
import type { StandingsTools } from './db/standings.js';
import type { HistoryReader } from './use-cases/standings/history-reader.js';
import type { NeedsReader } from './use-cases/standings/needs-reader.js';
import type { Recomputer } from './use-cases/standings/recomputer.js';
import type { StandingsCopy } from './redis/standings-copy.js';
import type { StandingsUntilReader } from './use-cases/standings/standings-until-reader.js';
import type { StandingsReader } from './use-cases/standings/standings-reader.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface ScoringContext {
  readonly database: Database;
  readonly tools: StandingsTools;
  readonly reader: StandingsReader;
  readonly readerUntil: StandingsUntilReader;
  readonly history: HistoryReader;
  readonly needs: NeedsReader;
  readonly recomputer: Recomputer;
  readonly copy: StandingsCopy;
}
