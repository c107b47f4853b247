import { lazyDialog } from '../../../ui/lazy-dialog.js';

/** Lists what is unusual about a week, and makes it final. */
export const FinalizeDialog = lazyDialog(
  async () => (await import('./finalize-dialog-box.js')).FinalizeDialogBox,
);
