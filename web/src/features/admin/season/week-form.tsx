import type { Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useServerNow } from '../../../time/use-now.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { OvertakenNote } from './overtaken-note.js';
import { ShowTimeField } from './show-time-field.js';
import { useEdits } from './use-edits.js';
import { useSaveWeek } from './use-save-week.js';
import { Warnings } from './warnings.js';
import { timeFaults, timesOf, timeWarnings, type WeekTimes } from './week-times.js';
import classes from './weeks-panel.module.css';

interface WeekFormProps {
  readonly id: string;
  readonly week: Week;
  readonly weeks: readonly Week[];
  /** Told whether there are times that were typed and not saved. */
  readonly onEdited: (isEdited: boolean) => void;
  readonly onClose: () => void;
}

const LABELS = { opens: 'Opening time', closes: 'Closing time' } as const;

export function WeekForm({ id, week, weeks, onEdited, onClose }: WeekFormProps) {
  const now = useServerNow(60_000);
  const element = useRef<HTMLFormElement>(null);
  const [wasTried, setTried] = useState(false);
  const edits = useEdits<WeekTimes>(timesOf(week));
  const saving = useSaveWeek(week.weekNumber);
  const faults = timeFaults(edits.values);
  const isEdited = edits.changed.length > 0;
  useEffect(() => {
    onEdited(isEdited);
    return () => onEdited(false);
  }, [isEdited, onEdited]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(faults);
    if (wrong !== undefined) {
      return element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    }
    const { values } = edits;
    if (!saving.isPending && isEdited) saving.save(values, () => edits.forget(values));
  }

  const field = (name: keyof WeekTimes) => ({
    name,
    value: edits.values[name],
    error: (isEdited || wasTried ? faults[name] : undefined) ?? saving.refused[name],
    onChange: (typed: string): void => {
      saving.clear();
      edits.change(name, typed);
    },
  });

  return (
    <form
      id={id}
      ref={element}
      className={classes.form}
      onSubmit={submit}
      aria-label={`Times of week ${String(week.weekNumber)}`}
      noValidate
    >
      <div className={classes.pair}>
        <ShowTimeField label="Picks open (PT)" {...field('opens')} />
        <ShowTimeField label="Picks close (PT)" {...field('closes')} />
      </div>
      <Warnings words={isEdited ? timeWarnings(edits.values, week, weeks, now) : []} />
      <OvertakenNote fields={edits.overtaken.map((name) => LABELS[name])} />
      <OutcomeNote outcome={saving.outcome} />
      <div className={classes.buttons}>
        <Button type="submit" disabled={!isEdited} loading={saving.isPending}>
          Save times
        </Button>
        {isEdited && (
          <Button
            variant="default"
            onClick={() => {
              saving.clear();
              edits.reset();
            }}
          >
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
