import type { DraftStatus } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { Pill } from '../parts/pill.js';
import { DraftButtons } from './draft-buttons.js';
import { DraftOutcome } from './draft-outcome.js';
import type { Preview } from './draft-queries.js';
import { allSubmitted, type DraftState } from './league.js';
import { UnrankedPlayers } from './unranked-players.js';
import { useDraftActions } from './use-draft-actions.js';
import classes from './panel.module.css';

const HINTS: Readonly<Record<DraftStatus, string>> = {
  PENDING: 'Click Preview to see draft results, then Approve to finalize.',
  COMPLETED: 'Draft is locked. Click Unlock to allow changes and re-run draft.',
  IN_PROGRESS: 'Draft is in progress...',
};

interface DraftStatusPanelProps {
  readonly state: DraftState;
  readonly preview: Preview | null;
}

/** The state of the draft, who is missing, and what to do next. */
export function DraftStatusPanel({ state, preview }: DraftStatusPanelProps) {
  const { draft, players, unranked } = state;
  const actions = useDraftActions(draft);
  const isLocked = draft.draftStatus === 'COMPLETED';
  return (
    <Panel title="Draft status">
      <div className={classes.parts}>
        <div className={classes.state}>
          <Pill tone={isLocked ? 'gold' : 'good'}>{isLocked ? 'Locked' : 'Open'}</Pill>
          {!isLocked && draft.picks > 0 && (
            <span className={classes.dim}>Unlocked after a draft; its rosters stand until the next.</span>
          )}
        </div>
        <dl className={classes.figures}>
          <StatTile label="Players" value={players.toLocaleString('en-US')} />
          <StatTile
            label="Rankings submitted"
            value={Math.max(0, players - unranked.total).toLocaleString('en-US')}
          />
          <StatTile label="Rankings pending" value={unranked.total.toLocaleString('en-US')} />
        </dl>
        <p className={classes.hint}>{HINTS[draft.draftStatus]}</p>
        <DraftButtons state={state} preview={preview} actions={actions} />
        {preview !== null && (
          <p className={classes.fact}>
            <Anchor href="#draft-preview">
              See the preview of {preview.count.toLocaleString('en-US')} picks
            </Anchor>
          </p>
        )}
        <DraftOutcome actions={actions} />
        <UnrankedPlayers list={unranked} emptyText={allSubmitted(players)} />
      </div>
    </Panel>
  );
}
