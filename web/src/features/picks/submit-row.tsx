import type { MyPicks } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './submit-row.module.css';

interface SubmitRowProps {
  readonly mine: MyPicks;
  readonly selected: string | null;
  readonly maySubmit: boolean;
  readonly isSaving: boolean;
}

/** The button, and in words what it would do. */
export function SubmitRow({ mine, selected, maySubmit, isSaving }: SubmitRowProps) {
  const hint = useId();
  return (
    <div className={classes.row}>
      {/* Busy but not disabled: a disabled button would lose the keyboard's focus. */}
      <Button
        className={classes.button ?? ''}
        type="submit"
        size="lg"
        disabled={!maySubmit}
        aria-disabled={isSaving || undefined}
        aria-describedby={hint}
      >
        {isSaving ? 'Saving...' : 'Submit Pick'}
      </Button>
      <p id={hint} className={classes.hint}>
        {hintFor(mine, selected, maySubmit)}
      </p>
    </div>
  );
}

function hintFor({ assigned, pick }: MyPicks, selected: string | null, maySubmit: boolean): string {
  const name = assigned.find(({ castawayId }) => castawayId === selected)?.castaway.name;
  if (selected === null || name === undefined) return 'Select one of your castaways first.';
  if (!maySubmit) return 'This pick is saved. Select another castaway to change it.';
  if (pick === null) return `${name} is selected, and not saved yet.`;
  return `Saved is ${pick.castaway.name}. Submit to change it to ${name}.`;
}
