import type { Castaway } from '@torchbearer/contract/client';
import { useState } from 'react';
import { hasCode, isUnreachable } from '../../../api/error-sentence.js';
import { useOutcome } from '../parts/use-outcome.js';
import { fieldOf } from './field-ids.js';
import type { Difference } from './meanwhile.js';
import { changesOf, rebased, type Drafts } from './score-sheet.js';
import { useSavePoints } from './use-save-points.js';
import type { ScoreSheet } from './use-score-sheet.js';
import { useUndoPoints } from './use-undo-points.js';

export interface LastAction {
  readonly kind: 'saved' | 'undone';
  readonly changed: readonly Difference[];
}

const LOST =
  'No answer came, so the save may or may not be taken back. Look at the points before trying again.';

/** A change of a final week, which needs a reason. */
export type Correction = { readonly kind: 'save'; readonly drafts: Drafts } | { readonly kind: 'undo' };

interface ScoredWeek {
  readonly weekNumber: number;
  readonly isFinal: boolean;
  /** The server says that it is, and the screen did not know. */
  onFinal(): void;
}

/** Saving and undoing, and their results. */
export function useSheetActions(week: ScoredWeek, castaways: readonly Castaway[], sheet: ScoreSheet) {
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const [last, setLast] = useState<LastAction | null>(null);
  const [idle, setIdle] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [correction, setCorrection] = useState<Correction | null>(null);

  /** Returns whether the change was refused because it needs a reason. */
  const needsReason = (error: Error, change: Correction): boolean => {
    if (!hasCode(error, 'WEEK_IS_FINAL')) return false;
    week.onFinal();
    setCorrection(change);
    return true;
  };
  const saving = useSavePoints(week.weekNumber, castaways, sheet, {
    onSaved: (changed) => {
      setCorrection(null);
      setLast({ kind: 'saved', changed });
      succeed('Scores saved and leaderboard updated.');
    },
    onHeld: () => {
      setCorrection(null);
      setHeld(true);
    },
    onError: (error, drafts) => {
      if (needsReason(error, { kind: 'save', drafts })) return;
      setCorrection(null);
      fail(error, 'Unable to save scores');
    },
  });
  const undoing = useUndoPoints(week.weekNumber, castaways, sheet, {
    onUndone: (changed) => {
      setCorrection(null);
      setLast({ kind: 'undone', changed });
      setAsking(false);
      succeed('The last save was taken back.');
    },
    onError: (error) => {
      setAsking(false);
      if (needsReason(error, { kind: 'undo' })) return;
      setCorrection(null);
      if (isUnreachable(error)) refuse(LOST);
      else fail(error, 'Unable to take the last save back');
    },
  });
  const isBusy = saving.isPending || undoing.isPending;
  const isOwn = last?.kind === 'saved' && sheet.others.length === 0;

  const send = (drafts: Drafts): void => {
    if (isBusy) return;
    clear();
    setHeld(false);
    const wrong = sheet.rows.find(({ state }) => state === 'invalid');
    setIdle(!wrong && changesOf(sheet.rows).length === 0);
    if (wrong) document.getElementById(fieldOf(wrong.castaway.id))?.focus();
    else if (changesOf(sheet.rows).length === 0) return;
    else if (week.isFinal) setCorrection({ kind: 'save', drafts });
    else saving.mutate({ drafts, reason: null });
  };
  const undo = (reason: string | null): void => {
    if (isBusy) return;
    clear();
    setIdle(false);
    undoing.mutate(reason);
  };
  const askAndUndo = (): void => {
    if (week.isFinal) setCorrection({ kind: 'undo' });
    else if (isOwn) undo(null);
    else setAsking(true);
  };
  const correct = (reason: string): void => {
    if (isBusy || correction === null) return;
    if (correction.kind === 'save') saving.mutate({ drafts: correction.drafts, reason });
    else undo(reason);
  };

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
      send(rebased(sheet.drafts, sheet.stored));
    },
    /** Confirms first if the last save may be another admin's. */
    undo: askAndUndo,
    isAsking,
    confirmUndo: () => undo(null),
    cancelUndo: () => setAsking(false),
    /** Waits for a reason; null if none is needed. */
    correction,
    correct,
    cancelCorrection: () => setCorrection(null),
  };
}

export type SheetActions = ReturnType<typeof useSheetActions>;
