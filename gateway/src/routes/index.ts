/**
 * The one list of routes: those written by hand and, for every other call of the contract, its RPC, forwarded
 * unchanged.
 */
import { calls, type CallId } from '@torchbearer/contract';
import { forwardAsItIs } from '../forward/forward.js';
import type { Problems } from '../forward/rpc-types.js';
import type { AnyRoute } from '../serve.js';
import { accountRoutes, userRoutes } from './account.js';
import { analyticsRoutes } from './analytics.js';
import { authRoutes } from './auth.js';
import { documentationRoutes } from './documentation.js';
import { fileRoutes } from './files.js';
import { groupRoutes } from './groups.js';
import { castawayRoutes, draftRoutes, seasonRoutes } from './league.js';
import { scoringRoutes } from './scoring.js';
import { smsRoutes } from './sms.js';

export const written = {
  ...authRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...castawayRoutes,
  ...draftRoutes,
  ...seasonRoutes,
  ...scoringRoutes,
  ...groupRoutes,
  ...analyticsRoutes,
  ...smsRoutes,
  ...fileRoutes,
  ...documentationRoutes,
};

/** Exists only for calls that match. */
interface Agreeing<Problem extends never> {
  readonly problems?: Problem;
  readonly routes: readonly AnyRoute[];
}

// Each route is typed by its own call; at run time they are all alike.
const byId = written as unknown as Readonly<Partial<Record<string, AnyRoute>>>;

/**
 * A call that the compiler names here does not match its RPC: give both the same names and types, or write a route
 * with `forward` and a mapping in the file of its resource.
 */
type Others = Agreeing<Problems<Exclude<CallId, keyof typeof written>>>;

export const routes: Others['routes'] = calls.map((call) => byId[call.id] ?? forwardAsItIs(call));
