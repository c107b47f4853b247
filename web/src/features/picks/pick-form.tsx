import { ApiError, type MyPicks } from '@torchbearer/contract/client';
import { type FormEvent, useRef, useState } from 'react';
import { differsFromSaved, selectedId } from './choice.js';
import { hasLiveCastaway, type Phase } from './phase.js';
import { MayShowWhoLeft } from './may-show-who-left.js';
import { PickCards } from './pick-cards.js';
import { PickState } from './pick-state.js';
import { Receipt } from './receipt.js';
import { SubmitRow } from './submit-row.js';
import { SubmissionFailed } from './submission-failed.js';
import { submissionFailure, type SubmissionFailure } from './submission-failure.js';
import type { ShownEliminated } from './use-shown-eliminated.js';
import { useSubmitPick } from './use-submit-pick.js';
import layout from './pick-week.module.css';

interface PickFormProps extends Omit<ShownEliminated, 'mine'> {
  readonly mine: MyPicks;
  readonly phase: Phase;
  /** The server accepts no more picks. */
  readonly onClosed: () => void;
  /** Another week has become active, with the server's sentence; null once a pick was saved. */
  readonly onOtherWeek: (words: string | null) => void;
}

/** One tap on a card, Submit Pick, and a receipt of what the server has saved. */
export function PickForm(props: PickFormProps) {
  const { mine, phase, showsEliminated, onShowEliminated, onClosed, onOtherWeek } = props;
  const [tapped, setTapped] = useState<string | null>(null);
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);
  /** Whether the selected castaway could show who left in a week that the player has not watched. */
  const [mayShow, setMayShow] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const submission = useSubmitPick();

  const isOpen = phase === 'open' && hasLiveCastaway(mine) && !mine.hidesEliminated;
  const selected = isOpen ? selectedId(mine, tapped) : (mine.pick?.castawayId ?? null);
  const maySubmit = isOpen && differsFromSaved(mine, selected);

  function submit(): void {
    if (!maySubmit || selected === null || submission.isPending) return;
    setFailure(null);
    const choice = {
      castawayId: selected,
      weekNumber: mine.week.weekNumber,
      showsEliminated,
    };
    submission.mutate(choice, {
      // A selection made during the request stays.
      onSuccess: () => {
        setTapped((current) => (current === selected ? null : current));
        onOtherWeek(null);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'RESULTS_HIDDEN') return setMayShow(true);
        setFailure(submissionFailure(error, navigator.onLine));
        if (error instanceof ApiError && error.code === 'PICKS_CLOSED') onClosed();
        // The screen switches to that week, and unmounts this form with its message.
        if (error instanceof ApiError && error.code === 'OTHER_WEEK_ACTIVE') onOtherWeek(error.message);
      },
    });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function select(castawayId: string): void {
    setTapped(castawayId);
    setFailure(null);
    setMayShow(false);
  }

  const isFresh = mine.pick !== null && submission.data?.submittedAt === mine.pick.submittedAt;
  return (
    <form
      className={layout.main}
      onSubmit={onSubmit}
      aria-label={`Week ${String(mine.week.weekNumber)} pick`}
    >
      <PickCards ref={cards} mine={mine} isOpen={isOpen} selected={selected} onSelect={select} />
      {phase === 'open' && (mine.hidesEliminated || (mayShow && !showsEliminated)) && (
        <MayShowWhoLeft mine={mine} onShow={onShowEliminated} />
      )}
      <PickState mine={mine} phase={phase} />
      {isOpen && (
        <SubmitRow mine={mine} selected={selected} maySubmit={maySubmit} isSaving={submission.isPending} />
      )}
      {failure && <SubmissionFailed failure={failure} onRetry={isOpen ? submit : null} />}
      <Receipt
        mine={mine}
        isOpen={phase === 'open'}
        isFresh={isFresh}
        onChange={() => cards.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
      />
    </form>
  );
}
