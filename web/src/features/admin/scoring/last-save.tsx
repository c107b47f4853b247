import type { Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Panel } from '../../../ui/page.js';
import { DifferenceList } from './difference-list.js';
import classes from './notes.module.css';
import type { SheetActions } from './use-sheet-actions.js';

interface LastSaveProps {
  readonly week: Week;
  readonly actions: SheetActions;
}

/** What the last save changed, and its undo. */
export function LastSave({ week, actions }: LastSaveProps) {
  const { last } = actions;
  if (last === null && !week.scored) return null;
  return (
    <Panel title={last?.kind === 'undone' ? 'Taken back' : 'Last save'}>
      <div className={classes.body}>
        {last === null ? (
          <span>The points of week {week.weekNumber} are saved. The last save can be taken back.</span>
        ) : (
          <DifferenceList changed={last.changed} />
        )}
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          onClick={actions.undo}
          loading={actions.isUndoing}
        >
          {last?.kind === 'undone' ? 'Undo the save before' : 'Undo last save'}
        </Button>
      </div>
      <ConfirmDialog
        opened={actions.isAsking}
        title={`Undo the last save of week ${week.weekNumber}?`}
        action="Undo last save"
        busy={actions.isUndoing}
        onConfirm={actions.confirmUndo}
        onCancel={actions.cancelUndo}
      >
        It may be another admin's: the latest save of this week is undone, no matter who made it. Totals and
        ranks follow at once.
      </ConfirmDialog>
    </Panel>
  );
}
