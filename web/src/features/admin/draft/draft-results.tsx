import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { Deadline } from '../../../ui/deadline.js';
import { Panel } from '../../../ui/page.js';
import { DraftPicksTable } from './draft-picks-table.js';
import { receiptQuery, refreshing, refreshingFirst } from './draft-queries.js';
import { PlayerList } from './player-list.js';
import { Replay } from './replay.js';
import { usePlayerList } from './use-player-list.js';
import classes from './panel.module.css';

/** The current rosters, with the receipt of their run. @param picks how many there are */
export function DraftResults({ picks }: { readonly picks: number }) {
  const list = usePlayerList('in-results', (view) => ({
    ...adminQueries.draftPicks(view),
    ...refreshingFirst,
  }));
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
        <PlayerList
          list={list}
          all={picks}
          nouns={['pick', 'picks']}
          search="Search the results by player"
          height={520}
        >
          <DraftPicksTable picks={list.rows} total={list.total} label="Final draft results" />
        </PlayerList>
        {receipt && <Replay seed={receipt.seed} inputHash={receipt.inputHash} />}
      </div>
    </Panel>
  );
}
