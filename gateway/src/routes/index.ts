/** The one list of routes: exactly one for each call of the contract, or it does not compile. */
import type { CallById, CallId } from '@torchbearer/contract';
import type { Route } from '../route.js';
import { authRoutes } from './auth.js';
import { castawayRoutes } from './castaways.js';
import { documentationRoutes } from './documentation.js';
import { draftRoutes } from './draft.js';
import { pickRoutes } from './picks.js';
import { rankingRoutes } from './rankings.js';
import { scoringRoutes } from './scoring.js';
import { userRoutes } from './users.js';
import { weekRoutes } from './weeks.js';

export const routes: { readonly [Id in CallId]: Route<CallById<Id>> } = {
  ...authRoutes,
  ...userRoutes,
  ...castawayRoutes,
  ...rankingRoutes,
  ...draftRoutes,
  ...weekRoutes,
  ...pickRoutes,
  ...scoringRoutes,
  ...documentationRoutes,
};
