import type { Database, RpcTable } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { StandingsTools } from './db/standings.js';
import type { BoardReader } from './older-pods/board-reader.js';
import type { BoardUntilReader } from './older-pods/board-until-reader.js';
import type { StandingsCopy } from './older-pods/standings-copy.js';
import type { NeedsReader, SeasonReader } from './use-cases/standings/season-readers.js';
import type { Recomputer } from './use-cases/standings/recomputer.js';
import type { StandingsViews } from './use-cases/standings/standings-views.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface ScoringContext {
  readonly database: Database;
  readonly tools: StandingsTools;
  readonly views: StandingsViews;
  readonly readSeason: SeasonReader;
  readonly readNeeds: NeedsReader;
  readonly recomputer: Recomputer;
  /** For pods of 0.7, like the next two. @until 0.9 */
  readonly boards: BoardReader;
  readonly boardsUntil: BoardUntilReader;
  readonly copy: StandingsCopy;
}

export type Rpcs = RpcTable<ScoringContext, typeof ScoringServiceService>;
