import type { DraftPreview } from '@torchbearer/contract/client';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { scoredWeeksInWords, unranked, type DraftLeague } from './league.js';
import { RerunMeans } from './rerun-means.js';
import classes from './dialog.module.css';

interface RunDialogProps {
  readonly league: DraftLeague;
  readonly preview: DraftPreview;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation before a preview becomes the draft. */
export function RunDialog({ league, preview, ...dialog }: RunDialogProps) {
  const missing = unranked(league.rankings).length;
  return (
    <ConfirmDialog title="Approve and run the draft?" action="Approve & run" {...dialog}>
      <div className={classes.words}>
        <p>
          This saves exactly the {preview.picks.length.toLocaleString('en-US')} picks that you have previewed,
          gives every player their castaways and locks rankings.
        </p>
        {missing > 0 && (
          <p>
            {missing === 1 ? 'One player has' : `${missing.toLocaleString('en-US')} players have`} not
            submitted rankings and {missing === 1 ? 'drafts' : 'draft'} in an order drawn by the seed.
          </p>
        )}
        {league.draft.picks.length > 0 && <RerunMeans scored={scoredWeeksInWords(league.weeks)} />}
        <p className={classes.seed}>
          Seed <code>{preview.seed}</code>
        </p>
      </div>
    </ConfirmDialog>
  );
}
