import { lazyDialog } from './lazy-dialog.js';

/** Asks before something that can't be taken back. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('./confirm-dialog-box.js')).ConfirmDialogBox,
);
