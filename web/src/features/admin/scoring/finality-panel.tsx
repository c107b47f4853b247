import type { PointsEntry, WeekState } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { inShowTime } from '../../../time/format.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { FinalizeDialog } from './finalize-dialog.js';
import classes from './notes.module.css';

interface FinalityPanelProps {
  readonly state: WeekState;
  /** All points of the week. */
  readonly stored: readonly PointsEntry[];
  /** Whether nothing is typed that is not saved. */
  readonly isClean: boolean;
}

/** Whether the week is final; a provisional one can be made final here. */
export function FinalityPanel({ state, stored, isClean }: FinalityPanelProps) {
  const { weekNumber, finalAt, finalBy } = state;
  const [isOpen, setOpen] = useState(false);
  const { outcome, succeed, fail, clear } = useOutcome();
  if (finalAt !== null)
    return (
      <Panel title={`Week ${String(weekNumber)} is final`}>
        <div className={classes.body}>
          <span>
            Since {inShowTime(finalAt)}
            {finalBy && `, by ${finalBy.name ?? 'a deleted account'}`}. A change is a correction: it needs a
            reason, which players see.
          </span>
          <OutcomeNote outcome={outcome} />
        </div>
      </Panel>
    );
  return (
    <Panel title={`Week ${String(weekNumber)} is provisional`}>
      <div className={classes.body}>
        <span>
          {isClean
            ? 'Its points count, and players see that they may change. Make the week final once they are right.'
            : 'Save or discard what you have typed before you make the week final.'}
        </span>
        <Button
          variant="default"
          leftSection={<IconFlag size={20} aria-hidden />}
          disabled={!isClean}
          onClick={() => {
            clear();
            setOpen(true);
          }}
        >
          Make final
        </Button>
        <OutcomeNote outcome={outcome} />
      </div>
      <FinalizeDialog
        opened={isOpen}
        weekNumber={weekNumber}
        stored={stored}
        onDone={() => {
          setOpen(false);
          succeed(`Week ${String(weekNumber)} is final.`);
        }}
        onFailed={(error) => {
          setOpen(false);
          fail(error, 'Unable to make the week final');
        }}
        onCancel={() => setOpen(false)}
      />
    </Panel>
  );
}
