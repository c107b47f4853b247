/** What every page needs, and no screen to be shown: one chunk, loaded beside the first screen. */
export { keepAnswers } from './api/keep-answers.js';
export { followTranslator } from './translated-text.js';
