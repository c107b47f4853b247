import type { Draft } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { receiptQuery, refreshing } from './draft-queries.js';
import { DraftPicksTable } from './draft-picks-table.js';
import { Replay } from './replay.js';
import classes from './panel.module.css';

/** The current rosters, with the receipt of their run. */
export function DraftResults({ draft }: { readonly draft: Draft }) {
  // Optional: the results are shown without it.
  const { data: receipt } = useQuery({ ...receiptQuery, ...refreshing });
  return (
    <Panel title="Final draft results" id="draft-results">
      <div className={classes.parts}>
        {receipt && (
          <p className={classes.hint}>
            Run by {receipt.by} on <Deadline at={receipt.at} />.
          </p>
        )}
        <DraftPicksTable picks={draft.picks} label="Final draft results" name="results" />
        {receipt && <Replay seed={receipt.seed} inputHash={receipt.inputHash} />}
      </div>
    </Panel>
  );
}
