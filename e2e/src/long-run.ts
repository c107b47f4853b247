/** Whether tests run in their long form (`npm run check:long`) instead of their short one. */
export const isLongRun = process.env['LONG_CHECKS'] === 'true';
