import type { Log, Metrics } from '@torchbearer/kit';
import type { Clients } from './clients.js';
import type { GatewayConfig } from './config.js';
import type { Limits } from './limits/limits.js';
import type { PictureOrigins } from './picture-origins.js';
import type { Sessions } from './sessions.js';
import type { StandingsCache } from './cached/standings.js';
import type { WaitForCopies } from './wait-for-copies.js';

/** The context object of routes and middleware. */
export interface Gateway {
  readonly config: GatewayConfig;
  readonly clients: Clients;
  readonly sessions: Sessions;
  readonly standings: StandingsCache;
  readonly waitForCopies: WaitForCopies;
  readonly limits: Limits;
  readonly pictures: PictureOrigins;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether the process is shutting down: then connections are not kept alive. */
  readonly isStopping: () => boolean;
}
