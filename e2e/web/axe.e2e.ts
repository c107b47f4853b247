import { describeAxe } from '../src/web/describe-axe.js';
import { informationScreens, playerScreens, proofScreens } from '../src/web/screens.js';

describeAxe([...playerScreens, ...proofScreens, ...informationScreens]);
