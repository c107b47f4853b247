import type { Castaway } from '@torchbearer/contract/client';
import { useState } from 'react';
import { isUnreachable } from '../../../api/error-sentence.js';
import { useOutcome } from '../parts/use-outcome.js';
import { fieldOf } from './field-ids.js';
import type { Difference } from './meanwhile.js';
import { changesOf, toldOf, type Drafts } from './score-sheet.js';
import { useSavePoints } from './use-save-points.js';
import type { ScoreSheet } from './use-score-sheet.js';
import { useUndoPoints } from './use-undo-points.js';

export interface LastAction {
  readonly kind: 'saved' | 'undone';
  readonly changed: readonly Difference[];
}

const LOST =
  'No answer came, so the save may or may not be taken back. Look at the points before trying again.';

/** Saving and undoing, and their results. */
export function useSheetActions(week: number, castaways: readonly Castaway[], sheet: ScoreSheet) {
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const [last, setLast] = useState<LastAction | null>(null);
  const [idle, setIdle] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const saving = useSavePoints(week, castaways, sheet, {
    onSaved: (changed) => {
      setLast({ kind: 'saved', changed });
      succeed('Scores saved and leaderboard updated.');
    },
    onHeld: () => setHeld(true),
    onError: (error) => fail(error, 'Unable to save scores'),
  });
  const undoing = useUndoPoints(week, castaways, sheet, {
    onUndone: (changed) => {
      setLast({ kind: 'undone', changed });
      setAsking(false);
      succeed('The last save was taken back.');
    },
    onError: (error) => {
      setAsking(false);
      if (isUnreachable(error)) refuse(LOST);
      else fail(error, 'Unable to take the last save back');
    },
  });
  const isBusy = saving.isPending || undoing.isPending;

  const send = (drafts: Drafts): void => {
    if (isBusy) return;
    clear();
    setHeld(false);
    const wrong = sheet.rows.find(({ state }) => state === 'invalid');
    setIdle(!wrong && changesOf(sheet.rows).length === 0);
    if (wrong) document.getElementById(fieldOf(wrong.castaway.id))?.focus();
    else if (changesOf(sheet.rows).length > 0) saving.mutate(drafts);
  };
  const undo = (): void => {
    if (isBusy) return;
    clear();
    setIdle(false);
    undoing.mutate();
  };
  const isOwn = last?.kind === 'saved' && sheet.others.length === 0;

  return {
    outcome,
    last,
    /** The last save had nothing to send. */
    idle: idle && changesOf(sheet.rows).length === 0,
    /** The last save was refused, because it would have overwritten another admin's. */
    isHeld,
    /** The admin has read the result. */
    seen: () => {
      clear();
      setHeld(false);
    },
    isSaving: saving.isPending,
    isUndoing: undoing.isPending,
    save: () => send(sheet.drafts),
    /** Overwrites what other admins saved, after showing it. */
    saveOver: () => {
      sheet.acknowledge();
      send(toldOf(sheet.drafts, sheet.stored));
    },
    /** Confirms first if the last save may be another admin's. */
    undo: () => (isOwn ? undo() : setAsking(true)),
    isAsking,
    confirmUndo: undo,
    cancelUndo: () => setAsking(false),
  };
}

export type SheetActions = ReturnType<typeof useSheetActions>;
