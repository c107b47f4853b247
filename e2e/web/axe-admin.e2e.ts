import { describeAxe } from '../src/web/describe-axe.js';
import { adminScreens } from '../src/web/screens.js';

describeAxe(adminScreens);
