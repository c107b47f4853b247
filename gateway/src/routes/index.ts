/** The one list of routes: exactly one for each call of the contract, or it does not compile. */
import type { CallById, CallId } from '@torchbearer/contract';
import type { Route } from '../route.js';
import { accountRoutes } from './account.js';
import { analyticsRoutes } from './analytics.js';
import { authRoutes } from './auth.js';
import { castawayRoutes } from './castaways.js';
import { documentationRoutes } from './documentation.js';
import { draftRoutes } from './draft.js';
import { feedbackRoutes } from './feedback.js';
import { fileRoutes } from './files.js';
import { pickRoutes } from './picks.js';
import { rankingRoutes } from './rankings.js';
import { scoringRoutes } from './scoring.js';
import { seasonRoutes } from './season.js';
import { securityEventRoutes } from './security-events.js';
import { smsRoutes } from './sms.js';
import { userRoutes } from './users.js';
import { weekRoutes } from './weeks.js';

export const routes: { readonly [Id in CallId]: Route<CallById<Id>> } = {
  ...authRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...securityEventRoutes,
  ...castawayRoutes,
  ...rankingRoutes,
  ...draftRoutes,
  ...seasonRoutes,
  ...weekRoutes,
  ...pickRoutes,
  ...scoringRoutes,
  ...analyticsRoutes,
  ...feedbackRoutes,
  ...smsRoutes,
  ...fileRoutes,
  ...documentationRoutes,
};
