import type { Week } from '@torchbearer/contract/client';
import { Button, Switch, TextInput } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber, followingWeek } from '../parts/weeks.js';
import classes from './scoring.module.css';
import { useSaveWeek } from './use-save-week.js';
import { weekError } from './weeks.js';

export function CreateWeek({ weeks }: { readonly weeks: readonly Week[] }) {
  const { outcome, succeed, fail, clear } = useOutcome();
  const saving = useSaveWeek();
  const form = useApiForm({
    // The week that comes next, as long as nothing else is typed.
    initialValues: { weekNumber: String(followingWeek(weeks) ?? ''), isActive: false },
    validate: ({ weekNumber }) => ({ weekNumber: weekError(weekNumber, weeks) }),
    send: ({ weekNumber, isActive }) => {
      clear();
      const activeWeek = activeWeekNumber(weeks);
      return saving.mutateAsync({ weekNumber: Number(weekNumber), isActive, activeWeek, onlyNew: true });
    },
    onInvalid: clear,
    onSuccess: (): void => {
      form.reset();
      succeed('Week created successfully!');
    },
    onError: (error) => fail(error, 'Failed to create week'),
  });

  return (
    <Panel title="Create New Week">
      <form className={classes.tool} onSubmit={form.submit} noValidate>
        <div className={classes.line}>
          <TextInput
            label="Week number"
            inputMode="numeric"
            maxLength={2}
            required
            autoComplete="off"
            {...form.getInputProps('weekNumber')}
          />
          <Switch
            className={classes.switch ?? ''}
            label="Active"
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
        </div>
        <Button type="submit" variant="default" loading={form.sending.isPending}>
          Create Week
        </Button>
        <p className={classes.hint}>
          Picks open and close at the usual times. An active week takes the place of the one that is active
          now.
        </p>
        <OutcomeNote outcome={outcome} />
      </form>
    </Panel>
  );
}
