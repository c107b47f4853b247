import { useQuery } from '@tanstack/react-query';
import classes from './draft-board.module.css';
import { DebugPanel } from './debug-panel.js';
import { previewQuery } from './draft-queries.js';
import { DraftPreviewPanel } from './draft-preview-panel.js';
import { DraftResults } from './draft-results.js';
import { DraftStatusPanel } from './draft-status-panel.js';
import { LatePlayers } from './late-players.js';
import { activeWeekOf, type DraftState } from './league.js';
import { PickLog } from './pick-log.js';
import { RankingsPanel } from './rankings-panel.js';
import { SubmitPickTool } from './submit-pick-tool.js';
import { WeekPicksPanel } from './week-picks-panel.js';

export function DraftBoard({ state }: { readonly state: DraftState }) {
  const { data: drawn } = useQuery(previewQuery);
  const { draft, players, weeks } = state;
  const week = activeWeekOf(weeks);
  const isLocked = draft.draftStatus === 'COMPLETED';
  // Another admin may have run the draft since.
  const preview = isLocked ? null : (drawn ?? null);
  return (
    <div className={classes.board}>
      <div className={classes.pair}>
        <WeekPicksPanel week={week} />
        <DraftStatusPanel state={state} preview={preview} />
      </div>
      <SubmitPickTool week={week} />
      <PickLog />
      {preview !== null && <DraftPreviewPanel key={preview.previewId} preview={preview} />}
      {draft.picks > 0 && <DraftResults picks={draft.picks} />}
      {draft.picks > 0 && <LatePlayers isLocked={isLocked} />}
      <RankingsPanel players={players} />
      <DebugPanel />
    </div>
  );
}
