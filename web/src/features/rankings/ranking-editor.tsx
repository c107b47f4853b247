import type { Ranking } from '@torchbearer/contract/client';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.js';
import { announce } from '../../ui/announcer.js';
import { lazyDialog } from '../../ui/lazy-dialog.js';
import { Note } from '../../ui/note.js';
import { UnsavedGuard } from '../../ui/unsaved-guard.js';
import { AppliedNote } from './applied-note.js';
import { ModeSwitch, type Mode } from './mode-switch.js';
import { RankingBoard } from './ranking-board.js';
import classes from './ranking-editor.module.css';
import { moveTo, type Order } from './ranking-order.js';
import { RankingSurvey } from './ranking-survey.js';
import { readRanking, writeRanking } from './ranking-text.js';
import { SaveBar } from './save-bar.js';
import { movedSentence } from './spoken-moves.js';
import { TextEntry } from './text-entry.js';
import { useRankingOrder } from './use-ranking-order.js';
import { useSaveRanking } from './use-save-ranking.js';
import { useTypedNames } from './use-typed-names.js';
import { useUndoKeys } from './use-undo-keys.js';

const MoveDialog = lazyDialog(async () => (await import('./move-dialog.js')).MoveDialog);

interface RankingEditorProps {
  readonly userId: string;
  readonly ranking: Ranking;
}

/** The ranking while it can be changed. */
export function RankingEditor({ userId, ranking }: RankingEditorProps) {
  const [params, setParams] = useSearchParams();
  const edited = useRankingOrder(userId, ranking);
  const [applied, setApplied] = useState(false);
  const { typed, restored: typedBefore, type, forget } = useTypedNames(userId);
  // Typed text stays in view until it is applied, even if the address changes.
  const isTyped = typed !== null;
  const mode: Mode = isTyped || params.get('mode') === 'text' ? 'text' : 'drag';
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [moving, setMoving] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const [saves, setSaves] = useState(0);
  const save = useSaveRanking(() => setSaves((count) => count + 1));

  const castaways = useMemo(
    () => new Map(ranking.order.map(({ castaway }) => [castaway.id, castaway])),
    [ranking.order],
  );
  const inOrder = edited.order.flatMap((id) => castaways.get(id) ?? []);
  const movingOne = moving === null ? null : (castaways.get(moving) ?? null);

  const showMode = (next: Mode): void => {
    setApplied(false);
    forget();
    setProblems([]);
    setParams(next === 'text' ? { mode: 'text' } : {}, { replace: true, preventScrollReset: true });
  };
  const change = (order: Order): void => {
    setApplied(false);
    edited.set(order);
  };
  const text = typed ?? writeRanking(inOrder);
  /** Replaces the order by the typed names; null, with the reason on the screen, if they are invalid. */
  const takeText = (): Order | null => {
    const read = readRanking(text, inOrder);
    if ('problems' in read) {
      setProblems(read.problems);
      return null;
    }
    edited.set(read.order);
    showMode('drag');
    setApplied(true);
    return read.order;
  };
  // Typed text is applied or refused, and never dropped without a question.
  const onMode = (next: Mode): void => {
    if (next === mode) return;
    if (isTyped) takeText();
    else showMode(next);
  };
  const onSave = (): void => {
    const order = isTyped ? takeText() : edited.order;
    if (order === null) return;
    setApplied(false);
    save.mutate(order);
  };
  const move = (position: number): void => {
    if (movingOne === null) return;
    change(moveTo(edited.order, movingOne.id, position));
    announce(movedSentence(movingOne.name, position, edited.order.length));
    setMoving(null);
  };
  const { undo, redo, canUndo, canRedo } = edited;
  const takeBack = useCallback(() => {
    if (dragging || !canUndo) return;
    undo();
    announce('Undone.');
  }, [undo, canUndo, dragging]);
  const makeAgain = useCallback(() => {
    if (dragging || !canRedo) return;
    redo();
    announce('Done again.');
  }, [redo, canRedo, dragging]);
  useUndoKeys(takeBack, makeAgain);

  return (
    <div className={classes.editor}>
      <div className={classes.tools}>
        <ModeSwitch mode={mode} onMode={onMode} />
        <p className={classes.count}>{inOrder.length} castaways to rank</p>
      </div>
      {edited.restored && edited.changed && (
        <Note kind="info">Your unsaved changes from earlier are back. Undo leads to what was saved.</Note>
      )}
      {typedBefore && (
        <Note kind="info">
          The names that you typed earlier are back. They count once you have saved them.
        </Note>
      )}
      {applied && mode === 'drag' && edited.changed && <AppliedNote />}
      {mode === 'text' ? (
        <TextEntry
          count={inOrder.length}
          text={text}
          problems={problems}
          onText={type}
          onApply={() => void takeText()}
          onDiscard={isTyped ? () => showMode('text') : null}
        />
      ) : (
        <>
          <p className={classes.tip}>Click and drag castaways to reorder your rankings</p>
          <RankingBoard
            order={edited.order}
            castaways={castaways}
            onOrder={change}
            onMove={setMoving}
            onDragging={setDragging}
          />
        </>
      )}
      {save.error && !save.isPending && (
        <Note kind="failure">{errorSentence(save.error, 'Unable to save rankings')}</Note>
      )}
      <SaveBar
        savedAt={ranking.submittedAt}
        changed={edited.changed || isTyped}
        saving={save.isPending}
        canUndo={canUndo}
        canRedo={canRedo}
        onSave={onSave}
        onUndo={takeBack}
        onRedo={makeAgain}
      />
      <MoveDialog
        opened={movingOne !== null}
        castaway={movingOne}
        position={edited.order.indexOf(moving ?? '') + 1}
        count={edited.order.length}
        onMove={move}
        onClose={() => setMoving(null)}
      />
      <RankingSurvey saves={saves} busy={dragging || moving !== null} />
      <UnsavedGuard when={edited.changed || isTyped}>
        Only a saved ranking counts in the draft. Your changes stay in this tab for when you come back.
      </UnsavedGuard>
    </div>
  );
}
