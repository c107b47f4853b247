import type { DraftPreview } from '@torchbearer/contract/client';
import { Panel } from '../../../ui/page.js';
import { DraftPicksTable } from './draft-picks-table.js';
import { Replay } from './replay.js';
import classes from './panel.module.css';

/** What a run would save, and nothing else. */
export function DraftPreviewPanel({ preview }: { readonly preview: DraftPreview }) {
  return (
    <Panel title="Draft preview" id="draft-preview">
      <div className={classes.parts}>
        <p className={classes.hint}>
          Nothing is saved yet. Approve &amp; Run Draft saves exactly these picks; if rankings, players,
          castaways or rules change before that, a new preview is asked for.
        </p>
        <DraftPicksTable picks={preview.picks} label="Draft preview" name="previewed" />
        <Replay seed={preview.seed} inputHash={preview.inputHash} />
      </div>
    </Panel>
  );
}
