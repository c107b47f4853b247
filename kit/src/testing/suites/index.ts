/** Tests that each service runs, with a table of its own. */
export { forFile } from './for-file.js';
export { republishes } from './republishing.js';
export { refusesOtherCallers } from './who-may-call.js';
