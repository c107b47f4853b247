/** Whether what takes long is wanted too (`npm run check:long`); otherwise tests that can keep to a short form. */
export const isLongRun = process.env['LONG_CHECKS'] === 'true';
