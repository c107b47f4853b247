import type { Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { countdown } from '../../time/countdown.js';
import { serverNow } from '../../time/server-clock.js';
import { Deadline } from '../../ui/deadline.js';
import { calendarFileName, deadlineFile } from './calendar-file.js';
import type { Phase } from './phase.js';
import { saveFile } from '../../ui/save-file.js';
import classes from './deadline-strip.module.css';

interface DeadlineStripProps {
  readonly week: Week;
  readonly phase: Phase;
  /** ms since 1970 by the server's clock. */
  readonly now: number;
}

const LABELS: Readonly<Record<Phase, string>> = {
  'not-open': 'Picks open in',
  open: 'Picks close in',
  closed: 'Picks closed',
};

/** The time left, the deadline, and its calendar file. */
export function DeadlineStrip({ week, phase, now }: DeadlineStripProps) {
  const due = phase === 'not-open' ? week.picksOpenAt : week.picksCloseAt;
  const left = phase === 'closed' ? 0 : Date.parse(due) - now;
  return (
    <section className={classes.strip} data-phase={phase} aria-label="Deadline">
      <p className={classes.week}>Week {week.weekNumber}</p>
      <div>
        <p className={classes.label}>{LABELS[phase]}</p>
        <p className={classes.left} role="timer">
          {countdown(left)}
        </p>
      </div>
      <p className={classes.due}>
        {phase === 'not-open' && (
          <>
            Picks open <Deadline at={week.picksOpenAt} /> and close{' '}
          </>
        )}
        <Deadline at={week.picksCloseAt} />
      </p>
      {phase !== 'closed' && (
        <Button
          className={classes.calendar ?? ''}
          variant="default"
          leftSection={<IconCalendarPlus size={20} aria-hidden />}
          onClick={() => addToCalendar(week)}
        >
          Add to calendar
        </Button>
      )}
    </section>
  );
}

function addToCalendar(week: Week): void {
  const text = deadlineFile(week, location.origin + location.pathname, serverNow());
  saveFile(calendarFileName(week.weekNumber), 'text/calendar;charset=utf-8', text);
}
