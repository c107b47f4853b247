import type { Week } from '@torchbearer/contract/client';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { scoredWeeksInWords } from './league.js';
import { RerunMeans } from './rerun-means.js';
import classes from './dialog.module.css';

interface UnlockDialogProps {
  readonly weeks: readonly Week[];
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation before rankings become editable again. */
export function UnlockDialog({ weeks, ...dialog }: UnlockDialogProps) {
  return (
    <ConfirmDialog title="Unlock the draft?" action="Unlock" {...dialog}>
      <div className={classes.words}>
        <p>
          Every player can edit their rankings again, and you can preview and run the draft anew. Until you
          do, rosters stay as they are.
        </p>
        <RerunMeans scored={scoredWeeksInWords(weeks)} />
      </div>
    </ConfirmDialog>
  );
}
