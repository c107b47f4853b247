import { useQuery } from '@tanstack/react-query';
import classes from './draft-board.module.css';
import { DebugPanel } from './debug-panel.js';
import { previewQuery } from './draft-queries.js';
import { DraftPreviewPanel } from './draft-preview-panel.js';
import { DraftResults } from './draft-results.js';
import { DraftStatusPanel } from './draft-status-panel.js';
import { LatePlayers } from './late-players.js';
import { activeWeekOf, withoutRoster, type DraftLeague } from './league.js';
import { PickLog } from './pick-log.js';
import { RankingsPanel } from './rankings-panel.js';
import { SubmitPickTool } from './submit-pick-tool.js';
import { WeekPicksPanel } from './week-picks-panel.js';

export function DraftBoard({ league }: { readonly league: DraftLeague }) {
  const { data: drawn } = useQuery(previewQuery);
  const { draft, rankings, weeks } = league;
  const week = activeWeekOf(weeks);
  const late = withoutRoster(league);
  // Another admin may have run the draft since.
  const preview = draft.draftStatus === 'COMPLETED' ? null : (drawn ?? null);
  return (
    <div className={classes.board}>
      <div className={classes.pair}>
        <WeekPicksPanel week={week} />
        <DraftStatusPanel league={league} preview={preview} />
      </div>
      <SubmitPickTool week={week} />
      <PickLog />
      {preview !== null && <DraftPreviewPanel preview={preview} />}
      {draft.picks.length > 0 && <DraftResults draft={draft} />}
      <LatePlayers players={late} isLocked={draft.draftStatus === 'COMPLETED'} />
      <RankingsPanel rankings={rankings} />
      <DebugPanel />
    </div>
  );
}
