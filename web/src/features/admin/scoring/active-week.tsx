import type { Week } from '@torchbearer/contract/client';
import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { inShowTime } from '../../../time/format.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useServerNow } from '../../../time/use-now.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber } from '../parts/weeks.js';
import classes from './scoring.module.css';
import { useSaveWeek } from './use-save-week.js';
import { activationSentence } from './weeks.js';

const EVERY_MS = 15_000;

/** Which week the players pick in. */
export function ActiveWeek({ weeks }: { readonly weeks: readonly Week[] }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const { outcome, succeed, fail, clear } = useOutcome();
  const saving = useSaveWeek();
  const active = weeks.find(({ isActive }) => isActive);
  const [isAsking, setAsking] = useState(false);
  const now = useServerNow(EVERY_MS);
  const shown = weeks.find(({ weekNumber }) => weekNumber === wanted) ?? active;

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (!shown || shown.isActive || saving.isPending) return;
    clear();
    setAsking(true);
  };
  const activate = (): void => {
    if (!shown) return;
    const { weekNumber } = shown;
    saving.mutate(
      { weekNumber, isActive: true, activeWeek: activeWeekNumber(weeks) },
      {
        onSuccess: () => succeed(`Week ${weekNumber} is now active!`),
        onError: (error) => fail(error, 'Failed to activate week'),
        onSettled: () => setAsking(false),
      },
    );
  };

  return (
    <Panel title="Active Week Control">
      <form className={classes.tool} onSubmit={ask}>
        {weeks.length > 0 ? (
          <>
            <div className={classes.line}>
              <NativeSelect
                label="Week"
                value={shown ? String(shown.weekNumber) : ''}
                onChange={(event) => setWanted(Number(event.currentTarget.value))}
                data={[
                  ...(shown ? [] : [{ value: '', label: 'Choose a week' }]),
                  ...weeks.map(({ weekNumber, isActive }) => ({
                    value: String(weekNumber),
                    label: `Week ${weekNumber}${isActive ? ' (active)' : ''}`,
                  })),
                ]}
              />
              <Button type="submit" disabled={!shown || shown.isActive} loading={saving.isPending}>
                {shown?.isActive ? 'Already Active' : 'Set as Active'}
              </Button>
            </div>
            <p className={classes.hint}>
              {shown &&
                `Picks open ${inShowTime(shown.picksOpenAt)} and close ${inShowTime(shown.picksCloseAt)}. `}
              Only one week is active at a time.
            </p>
          </>
        ) : (
          <p className={classes.hint}>Once a week is created, it can be opened to the players here.</p>
        )}
        <OutcomeNote outcome={outcome} />
      </form>
      <ConfirmDialog
        opened={isAsking}
        title={shown ? `Set week ${shown.weekNumber} as active?` : ''}
        action="Set as Active"
        busy={saving.isPending}
        onConfirm={activate}
        onCancel={() => setAsking(false)}
      >
        {shown && activationSentence(shown, now)}{' '}
        {active && `Week ${active.weekNumber} takes no more picks from then on.`}
      </ConfirmDialog>
    </Panel>
  );
}
