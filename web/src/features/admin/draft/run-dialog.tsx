import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import type { Preview } from './draft-queries.js';
import { scoredWeeksInWords, type DraftState } from './league.js';
import { RerunMeans } from './rerun-means.js';
import classes from './dialog.module.css';

interface RunDialogProps {
  readonly state: DraftState;
  readonly preview: Preview;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation before a preview becomes the draft. */
export function RunDialog({ state, preview, ...dialog }: RunDialogProps) {
  const missing = state.unranked.total;
  return (
    <ConfirmDialog title="Approve and run the draft?" action="Approve & run" {...dialog}>
      <div className={classes.words}>
        <p>
          This saves exactly the {preview.count.toLocaleString('en-US')} picks that you have previewed, gives
          every player their castaways and locks rankings.
        </p>
        {missing > 0 && (
          <p>
            {missing === 1 ? 'One player has' : `${missing.toLocaleString('en-US')} players have`} not
            submitted rankings and {missing === 1 ? 'drafts' : 'draft'} in an order drawn by the seed.
          </p>
        )}
        {state.draft.picks > 0 && <RerunMeans scored={scoredWeeksInWords(state.weeks)} />}
        <p className={classes.seed}>
          Seed <code>{preview.seed}</code>
        </p>
      </div>
    </ConfirmDialog>
  );
}
