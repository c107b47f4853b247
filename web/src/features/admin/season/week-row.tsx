import type { Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Deadline } from '../../../ui/deadline.js';
import { Pill } from '../parts/pill.js';
import { WeekForm } from './week-form.js';
import classes from './weeks-panel.module.css';

interface WeekRowProps {
  readonly week: Week;
  readonly weeks: readonly Week[];
  /** Whether its times are being edited. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Called with whether there are unsaved times. */
  readonly onEdited: (isEdited: boolean) => void;
}

export function WeekRow({ week, weeks, isOpen, onToggle, onEdited }: WeekRowProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { weekNumber, isActive, scored, picksOpenAt, picksCloseAt } = week;
  const form = `week-${String(weekNumber)}-times`;
  function close(): void {
    onToggle(false);
    toggle.current?.focus();
  }
  return (
    <li className={classes.week}>
      <div className={classes.line}>
        <h3 className={classes.name}>
          Week {weekNumber} {isActive && <Pill tone="good">Active</Pill>}
          {scored && <Pill tone="gold">Scored</Pill>}
        </h3>
        <dl className={classes.times}>
          <div>
            <dt>Opens</dt>
            <dd>
              <Deadline at={picksOpenAt} />
            </dd>
          </div>
          <div>
            <dt>Closes</dt>
            <dd>
              <Deadline at={picksCloseAt} />
            </dd>
          </div>
        </dl>
        <Button
          ref={toggle}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? form : undefined}
          aria-label={`Edit times of week ${String(weekNumber)}`}
          onClick={() => onToggle(!isOpen)}
        >
          Edit times
        </Button>
      </div>
      {isOpen && <WeekForm id={form} week={week} weeks={weeks} onEdited={onEdited} onClose={close} />}
    </li>
  );
}
