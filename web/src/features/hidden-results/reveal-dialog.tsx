import { lazyDialog } from '../../ui/lazy-dialog.js';

/** What the week that was just opened changed. */
export const RevealDialog = lazyDialog(async () => (await import('./reveal-dialog-box.js')).RevealDialogBox);
