import type { DraftPreview, DraftStatus } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { Pill } from '../parts/pill.js';
import { DraftButtons } from './draft-buttons.js';
import { DraftOutcome } from './draft-outcome.js';
import { unranked, type DraftLeague } from './league.js';
import { People } from './people.js';
import { useDraftActions } from './use-draft-actions.js';
import classes from './panel.module.css';

const HINTS: Readonly<Record<DraftStatus, string>> = {
  PENDING: 'Click Preview to see draft results, then Approve to finalize.',
  COMPLETED: 'Draft is locked. Click Unlock to allow changes and re-run draft.',
  IN_PROGRESS: 'Draft is in progress...',
};

interface DraftStatusPanelProps {
  readonly league: DraftLeague;
  readonly preview: DraftPreview | null;
}

/** The state of the draft, who is missing, and what to do next. */
export function DraftStatusPanel({ league, preview }: DraftStatusPanelProps) {
  const { draft, rankings } = league;
  const actions = useDraftActions(draft);
  const isLocked = draft.draftStatus === 'COMPLETED';
  const missing = unranked(rankings);
  return (
    <Panel title="Draft status">
      <div className={classes.parts}>
        <div className={classes.state}>
          <Pill tone={isLocked ? 'gold' : 'good'}>{isLocked ? 'Locked' : 'Open'}</Pill>
          {!isLocked && draft.picks.length > 0 && (
            <span className={classes.dim}>Unlocked after a draft; its rosters stand until the next.</span>
          )}
        </div>
        <dl className={classes.figures}>
          <StatTile label="Players" value={rankings.length.toLocaleString('en-US')} />
          <StatTile
            label="Rankings submitted"
            value={(rankings.length - missing.length).toLocaleString('en-US')}
          />
          <StatTile label="Rankings pending" value={missing.length.toLocaleString('en-US')} />
        </dl>
        <p className={classes.hint}>{HINTS[draft.draftStatus]}</p>
        <DraftButtons league={league} preview={preview} actions={actions} />
        {preview !== null && (
          <p className={classes.fact}>
            <Anchor href="#draft-preview">
              See the preview of {preview.picks.length.toLocaleString('en-US')} picks
            </Anchor>
          </p>
        )}
        <DraftOutcome actions={actions} />
        <People
          title="Rankings not submitted"
          emptyText={
            rankings.length === 0 ? 'Nobody has signed up yet.' : 'Every player has submitted rankings.'
          }
          people={missing.map(({ id, name }) => ({ id, words: name }))}
        />
      </div>
    </Panel>
  );
}
