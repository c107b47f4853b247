import type { Week } from '@torchbearer/contract/client';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { activeWeekNumber, followingWeek } from '../parts/weeks.js';
import classes from './scoring.module.css';
import { useSaveWeek } from './use-save-week.js';
import { weekFault } from './weeks.js';

export function CreateWeek({ weeks }: { readonly weeks: readonly Week[] }) {
  // null: the week that comes next, as long as nothing else is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [isActive, setActive] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { outcome, succeed, fail, clear } = useOutcome();
  const saving = useSaveWeek();
  const number = typed ?? String(followingWeek(weeks) ?? '');

  const create = (event: FormEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    clear();
    const wrong = weekFault(number, weeks);
    setFault(wrong);
    if (wrong !== null) return;
    saving.mutate(
      { weekNumber: Number(number), isActive, activeWeek: activeWeekNumber(weeks), onlyNew: true },
      {
        onSuccess: () => {
          setTyped(null);
          setActive(false);
          succeed('Week created successfully!');
        },
        onError: (error) => fail(error, 'Failed to create week'),
      },
    );
  };

  return (
    <Panel title="Create New Week">
      <form className={classes.tool} onSubmit={create} noValidate>
        <div className={classes.line}>
          <TextInput
            label="Week number"
            inputMode="numeric"
            maxLength={2}
            required
            autoComplete="off"
            value={number}
            error={fault}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
            }}
          />
          <Switch
            className={classes.switch ?? ''}
            label="Active"
            checked={isActive}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
        </div>
        <Button type="submit" variant="default" loading={saving.isPending}>
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
