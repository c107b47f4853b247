import type { DraftPreview } from '@torchbearer/contract/client';
import { toTheSecond } from '../../../time/format.js';
import { Note } from '../../../ui/note.js';
import { Panel } from '../../../ui/page.js';
import { leftOutSentence } from './league.js';
import { DraftPicksTable } from './draft-picks-table.js';
import { Replay } from './replay.js';
import classes from './panel.module.css';

/** What a run would save, and nothing else. */
export function DraftPreviewPanel({ preview }: { readonly preview: DraftPreview }) {
  return (
    <Panel title="Draft preview" id="draft-preview">
      <div className={classes.parts}>
        {preview.isStale && (
          <Note kind="warning">
            Rankings, players, castaways or rules have changed since this preview: it can’t be run any more.
            Preview the draft again.
          </Note>
        )}
        <p className={classes.hint}>
          Drawn {toTheSecond(preview.createdAt)}. {leftOutSentence(preview.leftOut)}
        </p>
        {!preview.isStale && (
          <p className={classes.hint}>
            Nothing is saved yet. Approve &amp; Run Draft saves exactly these picks; if rankings, players,
            castaways or rules change before that, a new preview is asked for. Another preview draws another
            seed; all of them stand in the audit log.
          </p>
        )}
        <DraftPicksTable picks={preview.picks} label="Draft preview" name="previewed" />
        <Replay seed={preview.seed} inputHash={preview.inputHash} />
      </div>
    </Panel>
  );
}
