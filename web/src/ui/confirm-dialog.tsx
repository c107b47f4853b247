import { lazyDialog } from './lazy-dialog.js';

/** Confirmation before something that can't be undone. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('./confirm-dialog-box.js')).ConfirmDialogBox,
);
