import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Preview } from './draft-queries.js';
import { ExportRankings } from './export-rankings.js';
import type { DraftState } from './league.js';
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
  const { draft, players, weeks } = state;
  const isLocked = draft.draftStatus === 'COMPLETED';
  const isBusy = draft.draftStatus === 'IN_PROGRESS';
  return (
    <>
      <div className={classes.buttons}>
        {!isLocked && (
          <>
            <Button
              variant={preview === null || preview.isStale ? 'filled' : 'default'}
              disabled={isBusy}
              loading={actions.preview.isPending}
              onClick={() => actions.preview.mutate()}
            >
              Preview Draft
            </Button>
            <Button
              disabled={isBusy || preview === null || preview.isStale}
              onClick={() => setApproved(preview?.previewId ?? null)}
            >
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
