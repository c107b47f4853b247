import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Note } from '../../../ui/note.js';
import { Page } from '../../../ui/page.js';
import { ErrorState } from '../../../ui/states.js';
import { DraftBoard } from './draft-board.js';
import { DraftSkeleton } from './draft-skeleton.js';
import { useDraftState } from './use-draft-state.js';

/** The draft from open rankings to rosters, and each week's picks. */
export function DraftManager() {
  const { state, hasFailed, isRefreshing, refresh } = useDraftState();
  return (
    <Page
      title="Draft & Picks Manager"
      intro="Run the draft, and see who still has to pick. Refreshes every 15 seconds."
      aside={
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          loading={isRefreshing}
          onClick={refresh}
        >
          Refresh
        </Button>
      }
    >
      {state === null && !hasFailed && <DraftSkeleton />}
      {state === null && hasFailed && (
        <ErrorState words="Unable to load draft data" onRetry={refresh} retrying={isRefreshing} />
      )}
      {state !== null && hasFailed && (
        <Note kind="failure">Unable to load draft data. What you see may be out of date.</Note>
      )}
      {state !== null && <DraftBoard state={state} />}
    </Page>
  );
}
