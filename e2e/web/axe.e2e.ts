import { describeAxe } from '../src/web/describe-axe.js';
import { informationScreens, playerScreens } from '../src/web/screens.js';

describeAxe([...playerScreens, ...informationScreens]);
