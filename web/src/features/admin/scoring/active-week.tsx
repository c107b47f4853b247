import type { Week } from '@torchbearer/contract/client';
import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { inShowTime } from '../../../time/format.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber } from '../parts/weeks.js';
import classes from './scoring.module.css';
import { useSaveWeek } from './use-save-week.js';

/** Which week the players pick in. */
export function ActiveWeek({ weeks }: { readonly weeks: readonly Week[] }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const { outcome, succeed, fail, clear } = useOutcome();
  const saving = useSaveWeek();
  const active = weeks.find(({ isActive }) => isActive);
  const shown = weeks.find(({ weekNumber }) => weekNumber === wanted) ?? active ?? weeks[0];

  const activate = (event: FormEvent): void => {
    event.preventDefault();
    if (!shown || shown.isActive || saving.isPending) return;
    const { weekNumber } = shown;
    clear();
    saving.mutate(
      { weekNumber, isActive: true, activeWeek: activeWeekNumber(weeks) },
      {
        onSuccess: () => succeed(`Week ${weekNumber} is now active!`),
        onError: (error) => fail(error, 'Failed to activate week'),
      },
    );
  };

  return (
    <Panel title="Active Week Control">
      <form className={classes.tool} onSubmit={activate}>
        {shown ? (
          <>
            <div className={classes.line}>
              <NativeSelect
                label="Week"
                value={String(shown.weekNumber)}
                onChange={(event) => setWanted(Number(event.currentTarget.value))}
                data={weeks.map(({ weekNumber, isActive }) => ({
                  value: String(weekNumber),
                  label: `Week ${weekNumber}${isActive ? ' (active)' : ''}`,
                }))}
              />
              <Button type="submit" disabled={shown.isActive} loading={saving.isPending}>
                {shown.isActive ? 'Already Active' : 'Set as Active'}
              </Button>
            </div>
            <p className={classes.hint}>
              Picks open {inShowTime(shown.picksOpenAt)} and close {inShowTime(shown.picksCloseAt)}. Only one
              week is active at a time.
            </p>
          </>
        ) : (
          <p className={classes.hint}>Once a week is created, it can be opened to the players here.</p>
        )}
        <OutcomeNote outcome={outcome} />
      </form>
    </Panel>
  );
}
