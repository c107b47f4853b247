import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { allSubmitted } from './league.js';
import classes from './dialog.module.css';

interface PreviewDialogProps {
  readonly players: number;
  /** How many of them have not ranked. */
  readonly notRanked: number;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation before a preview closes rankings that are open. */
export function PreviewDialog({ players, notRanked, ...dialog }: PreviewDialogProps) {
  return (
    <ConfirmDialog title="Close the rankings?" action="Close rankings and preview" {...dialog}>
      <div className={classes.words}>
        <p>
          {notRanked === 0
            ? allSubmitted(players)
            : `${notRanked === 1 ? 'One player has' : `${notRanked.toLocaleString('en-US')} players have`} not submitted rankings.`}{' '}
          A preview closes rankings for everybody.
        </p>
        <p>
          The first close of a season stores all players and rankings, and decides the draft: the seed is made
          of them, once. The receipt will say who closed early. To try without closing, use Practice Preview.
        </p>
      </div>
    </ConfirmDialog>
  );
}
