import { lazyDialog } from '../../../ui/lazy-dialog.js';

/** Asks for the reason of a correction. */
export const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog-box.js')).ReasonDialogBox);
