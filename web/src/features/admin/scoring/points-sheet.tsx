import type { Castaway, PointsEntry, Week } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { Panel } from '../../../ui/page.js';
import { Note } from '../../../ui/note.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { FinalityPanel } from './finality-panel.js';
import { LastSave } from './last-save.js';
import { Meanwhile } from './meanwhile-note.js';
import type { Pasted } from './paste.js';
import { PasteReport } from './paste-report.js';
import { PointsRows } from './points-rows.js';
import { RankPreview } from './rank-preview.js';
import { ReasonDialog } from './reason-dialog.js';
import { refetchOften } from './refetch-often.js';
import { SaveBar } from './save-bar.js';
import { StillOpen } from './still-open.js';
import classes from './scoring.module.css';
import dock from './dock.module.css';
import { changesOf, isUnsaved } from './score-sheet.js';
import { useRankPreview } from './use-rank-preview.js';
import { useScoreSheet } from './use-score-sheet.js';
import { useSheetActions } from './use-sheet-actions.js';

interface PointsSheetProps {
  readonly week: Week;
  readonly castaways: readonly Castaway[];
  readonly entries: readonly PointsEntry[];
}

/** A field for each castaway's points, their effect on the players' ranks, and the save. */
export function PointsSheet({ week, castaways, entries }: PointsSheetProps) {
  const sheet = useScoreSheet({ castaways, weekNumber: week.weekNumber }, entries);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const review = useQuery({ ...adminQueries.weekReview(week.weekNumber), ...refetchOften });
  const state = review.data?.state;
  const scored = {
    weekNumber: week.weekNumber,
    isFinal: state !== undefined && state.finalAt !== null,
    onFinal: () => void review.refetch(),
  };
  const actions = useSheetActions(scored, castaways, sheet);
  const changes = changesOf(sheet.rows);
  const preview = useRankPreview(week.weekNumber, changes, sheet.stored);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    actions.save();
  };
  const saveByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    actions.save();
  };

  return (
    <>
      <form className={classes.sheet} onSubmit={save} onKeyDown={saveByKeys} noValidate>
        <UnsavedGuard when={isUnsaved(sheet.rows)} params={['week', 'mode']}>
          The points that you have typed are not saved yet.
        </UnsavedGuard>
        <div className={classes.fields}>
          <StillOpen week={week} />
          <Panel title="Castaway Points">
            <PointsRows
              rows={sheet.rows}
              weekNumber={week.weekNumber}
              onType={sheet.type}
              onPaste={(read) => {
                sheet.fill(read.texts);
                setPasted(read);
              }}
            />
          </Panel>
          <div className={dock.dock}>
            <div className={dock.notes}>
              <PasteReport pasted={pasted} onClose={() => setPasted(null)} />
              <Meanwhile
                sheet={sheet}
                isHeld={actions.isHeld}
                onSave={actions.saveOver}
                onSeen={() => {
                  sheet.acknowledge();
                  actions.seen();
                }}
              />
              <OutcomeNote outcome={actions.outcome} />
              {actions.idle && <Note kind="info">No points have changed: there is nothing to save.</Note>}
            </div>
            <SaveBar
              count={changes.length}
              wrong={sheet.rows.filter(({ state }) => state === 'invalid').length}
              moving={preview.changes?.length}
              saving={actions.isSaving}
              onDiscard={() => {
                sheet.drop();
                setPasted(null);
              }}
            />
          </div>
        </div>
        <div className={classes.beside}>
          <RankPreview preview={preview} weekNumber={week.weekNumber} />
          {entries.length > 0 && state && (
            <FinalityPanel state={state} stored={entries} isClean={!isUnsaved(sheet.rows)} />
          )}
          <LastSave week={week} actions={actions} />
        </div>
      </form>
      <ReasonDialog
        opened={actions.correction !== null}
        weekNumber={week.weekNumber}
        isUndo={actions.correction?.kind === 'undo'}
        moving={preview.changes?.length}
        busy={actions.isSaving || actions.isUndoing}
        onConfirm={actions.correct}
        onCancel={actions.cancelCorrection}
      />
    </>
  );
}
