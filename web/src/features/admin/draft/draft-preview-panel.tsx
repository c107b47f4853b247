import { toTheSecond } from '../../../time/format.js';
import { Note } from '../../../ui/note.js';
import { Panel } from '../../../ui/page.js';
import { DraftPicksTable } from './draft-picks-table.js';
import { previewPicks, type Preview } from './draft-queries.js';
import { leftOutSentence } from './league.js';
import { PlayerList } from './player-list.js';
import { Replay } from './replay.js';
import { usePlayerList } from './use-player-list.js';
import classes from './panel.module.css';

/** What a run would save, and nothing else. */
export function DraftPreviewPanel({ preview }: { readonly preview: Preview }) {
  const list = usePlayerList('in-preview', (view) => previewPicks(preview, view));
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
        {preview.practice && (
          <Note kind="info">
            For practice: it has a seed of its own and can’t be run. Rankings did not close for it.
          </Note>
        )}
        {!preview.isStale && !preview.practice && (
          <p className={classes.hint}>
            Nothing is saved yet. Approve &amp; Run Draft saves exactly these picks; if rankings, players,
            castaways or rules change before that, a new preview is asked for. Every preview has the season’s
            one seed, and all of them stand in the audit log.
          </p>
        )}
        <PlayerList
          list={list}
          all={preview.count}
          nouns={['pick', 'picks']}
          search="Search the preview by player"
          height={520}
        >
          <DraftPicksTable picks={list.rows} total={list.total} label="Draft preview" />
        </PlayerList>
        <Replay seed={preview.seed} inputHash={preview.inputHash} />
      </div>
    </Panel>
  );
}
