import type { Week } from '@torchbearer/contract/client';
import { Button, Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useEffect } from 'react';
import { useServerNow } from '../../../time/use-now.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { OvertakenNote } from './overtaken-note.js';
import { ShowTimeField } from './show-time-field.js';
import { useWeekForm } from './use-week-form.js';
import { Warnings } from './warnings.js';
import { isMoveOfClosed, timeWarnings } from './week-times.js';
import classes from './weeks-panel.module.css';

interface WeekFormProps {
  readonly id: string;
  readonly week: Week;
  readonly weeks: readonly Week[];
  /** Called with whether there are unsaved times. */
  readonly onEdited: (isEdited: boolean) => void;
  readonly onClose: () => void;
}

const LABELS = { picksOpenAt: 'Opening time', picksCloseAt: 'Closing time', reason: 'Reason' } as const;

export function WeekForm({ id, week, weeks, onEdited, onClose }: WeekFormProps) {
  const now = useServerNow(60_000);
  const form = useWeekForm(week);
  const { isEdited } = form;
  const isMove = isMoveOfClosed(form.values, week, now);
  useEffect(() => {
    onEdited(isEdited);
    return () => onEdited(false);
  }, [isEdited, onEdited]);

  return (
    <form
      id={id}
      className={classes.form}
      onSubmit={form.submit}
      aria-label={`Times of week ${String(week.weekNumber)}`}
      noValidate
    >
      <div className={classes.pair}>
        <ShowTimeField label="Picks open (PT)" {...form.field('picksOpenAt')} />
        <ShowTimeField label="Picks close (PT)" {...form.field('picksCloseAt')} />
      </div>
      {(isMove || form.errors['reason'] !== undefined) && !week.scored && (
        <Textarea
          {...form.getInputProps('reason')}
          label="Reason"
          description="Players read it with the new close."
          autosize
          minRows={2}
          maxLength={MAX_LENGTH.correctionReason}
        />
      )}
      <Warnings words={isEdited ? timeWarnings(form.values, week, weeks, now) : []} />
      <OvertakenNote fields={form.overtaken.map((name) => LABELS[name])} />
      <OutcomeNote outcome={form.outcome} />
      <div className={classes.buttons}>
        <Button type="submit" disabled={!isEdited} loading={form.sending.isPending}>
          Save times
        </Button>
        {isEdited && (
          <Button variant="default" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
