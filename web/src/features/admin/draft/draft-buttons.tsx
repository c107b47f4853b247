import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Preview } from './draft-queries.js';
import { ExportRankings } from './export-rankings.js';
import type { DraftState } from './league.js';
import { PreviewDialog } from './preview-dialog.js';
import { RunDialog } from './run-dialog.js';
import { UnlockDialog } from './unlock-dialog.js';
import type { DraftActions } from './use-draft-actions.js';
import classes from './panel.module.css';

interface DraftButtonsProps {
  readonly state: DraftState;
  readonly preview: Preview | null;
  readonly actions: DraftActions;
}

export function DraftButtons({ state, preview, actions }: DraftButtonsProps) {
  // The preview about to be run: the dialog closes with it and never switches to another preview.
  const [approved, setApproved] = useState<string | null>(null);
  const [isUnlocking, setUnlocking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const { draft, players, weeks, areRankingsOpen } = state;
  const isLocked = draft.draftStatus === 'COMPLETED';
  const isBusy = draft.draftStatus === 'IN_PROGRESS';
  const canRun = preview !== null && !preview.isStale && !preview.practice;
  const draw = (practice: boolean): void => actions.preview.mutate({ practice });
  return (
    <>
      <div className={classes.buttons}>
        {!isLocked && (
          <>
            <Button
              variant={canRun ? 'default' : 'filled'}
              disabled={isBusy}
              loading={actions.preview.isPending}
              onClick={() => (areRankingsOpen ? setClosing(true) : draw(false))}
            >
              Preview Draft
            </Button>
            <Button
              variant="default"
              disabled={isBusy || actions.preview.isPending}
              onClick={() => draw(true)}
            >
              Practice Preview
            </Button>
            <Button disabled={isBusy || !canRun} onClick={() => setApproved(preview?.previewId ?? null)}>
              Approve &amp; Run Draft
            </Button>
          </>
        )}
        {isLocked && (
          <Button variant="outline" onClick={() => setUnlocking(true)}>
            Unlock Draft
          </Button>
        )}
        <ExportRankings isEmpty={players === 0} />
      </div>
      {preview !== null && (
        <RunDialog
          state={state}
          preview={preview}
          opened={approved === preview.previewId}
          busy={actions.run.isPending}
          onConfirm={() => actions.run.mutate(preview.previewId, { onSettled: () => setApproved(null) })}
          onCancel={() => setApproved(null)}
        />
      )}
      <PreviewDialog
        players={players}
        notRanked={state.unranked.total}
        opened={isClosing}
        busy={actions.preview.isPending}
        onConfirm={() => actions.preview.mutate({ practice: false }, { onSettled: () => setClosing(false) })}
        onCancel={() => setClosing(false)}
      />
      <UnlockDialog
        weeks={weeks}
        opened={isUnlocking}
        busy={actions.unlock.isPending}
        onConfirm={() => actions.unlock.mutate(undefined, { onSettled: () => setUnlocking(false) })}
        onCancel={() => setUnlocking(false)}
      />
    </>
  );
}
