/** Every screen in every state worth looking at: what is photographed, and checked by axe and for the texts of the specification. */
import { adminShellScreens } from './screens/admin-shell.js';
import { castawaysScreens } from './screens/castaways.js';
import { doubleScoringScreens } from './screens/double-scoring.js';
import { draftScreens } from './screens/draft.js';
import { failedActionScreens } from './screens/failed-actions.js';
import { gameScreens } from './screens/game.js';
import { groupScreens } from './screens/groups.js';
import { insightsScreens } from './screens/insights.js';
import { managersScreens } from './screens/managers.js';
import { profileScreens } from './screens/profile.js';
import { proofScreens } from './screens/proofs.js';
import { publicScreens } from './screens/public.js';
import { scoringScreens } from './screens/scoring.js';
import type { Screen } from './screens/screen.js';
import { signingInScreens } from './screens/signing-in.js';
import { smsManagerScreens } from './screens/sms-manager.js';
import { tallyScreens } from './screens/tally.js';
import { textsOnlyScreens } from './screens/texts-only.js';

export const screens: readonly Screen[] = [
  ...signingInScreens,
  ...profileScreens,
  ...gameScreens,
  ...groupScreens,
  ...proofScreens,
  ...publicScreens,
  ...castawaysScreens,
  ...adminShellScreens,
  ...insightsScreens,
  ...managersScreens,
  ...draftScreens,
  ...scoringScreens,
  ...tallyScreens,
  ...doubleScoringScreens,
  ...smsManagerScreens,
  ...textsOnlyScreens,
  ...failedActionScreens,
];
