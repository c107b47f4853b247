import type { Week } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useAddress } from '../parts/use-address.js';
import { followingWeek } from '../parts/weeks.js';
import { useAddWeek } from './use-add-week.js';
import { WeekRow } from './week-row.js';
import classes from './weeks-panel.module.css';

interface WeeksPanelProps {
  readonly weeks: readonly Week[];
  /** Called with whether there are unsaved times. */
  readonly onEdited: (isEdited: boolean) => void;
}

/** When picks of each week open and close. */
export function WeeksPanel({ weeks, onEdited }: WeeksPanelProps) {
  const { read, write } = useAddress();
  const { add, isPending, outcome } = useAddWeek();
  const chosen = read('week');
  const next = followingWeek(weeks);
  const addNext = next !== null && (
    <Button variant="outline" loading={isPending} onClick={() => add(next)}>
      Add week {next}
    </Button>
  );
  return (
    <Panel title="Weeks">
      <div className={classes.panel}>
        <p className={classes.hint}>
          A new week opens on Thursday 9:00 AM PT and closes on the Wednesday after it at 5:00 PM PT, until
          you set other times. Deadlines, reminders and auto-picks follow these times.
        </p>
        {weeks.length === 0 ? (
          <EmptyState
            words="No weeks yet."
            next="Add the first week of the season; its usual times are filled in and can be changed."
            action={addNext}
          />
        ) : (
          <>
            <ul className={classes.weeks}>
              {weeks.map((week) => (
                <WeekRow
                  key={week.id}
                  week={week}
                  weeks={weeks}
                  onEdited={onEdited}
                  isOpen={chosen === String(week.weekNumber)}
                  onToggle={(isOpen) => write({ week: isOpen ? String(week.weekNumber) : null })}
                />
              ))}
            </ul>
            <div>{addNext}</div>
          </>
        )}
        <OutcomeNote outcome={outcome} />
      </div>
    </Panel>
  );
}
