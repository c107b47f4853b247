/** Whether to run the long form of tests too (`npm run check:long`); by default they run their short form. */
export const isLongRun = process.env['LONG_CHECKS'] === 'true';
