import type { Week } from '@torchbearer/contract/client';
import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Note } from '../../../ui/note.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useAddress } from '../parts/use-address.js';
import { rosterOf, type DraftLeague } from './league.js';
import { useSubmitForUser } from './use-submit-for-user.js';
import classes from './submit-pick-form.module.css';

/** The list shows only the first matches among thousands of players. */
const MOST_SHOWN = 100;

interface SubmitPickFormProps {
  readonly league: DraftLeague;
  readonly week: Week;
}

export function SubmitPickForm({ league: { draft, rankings }, week }: SubmitPickFormProps) {
  const { read, write } = useAddress();
  const [castawayId, setCastawayId] = useState<string | null>(null);
  const submission = useSubmitForUser();
  const user = rankings.find(({ user: { id } }) => id === read('user'))?.user ?? null;
  const roster = user === null ? [] : rosterOf(draft.picks, user.id);
  const chosen = roster.find((pick) => pick.castawayId === castawayId && !pick.castaway.eliminated);
  const hasNone = user !== null && roster.length === 0;

  function choose(userId: string | null): void {
    setCastawayId(null);
    submission.clear();
    write({ user: userId });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (submission.isPending) return;
    if (user === null || chosen === undefined)
      return submission.refuse('Please select both a user and a castaway');
    submission.submit({ user, castaway: chosen.castaway, week });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <Select
          label="User"
          placeholder="Type a name"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear user' }}
          limit={MOST_SHOWN}
          nothingFoundMessage="Nobody is called that."
          value={user?.id ?? null}
          onChange={choose}
          data={rankings.map(({ user: { id, name, email } }) => ({ value: id, label: `${name} (${email})` }))}
        />
        <Select
          label="Castaway"
          placeholder={user === null ? 'Choose a user first' : 'Choose one of their castaways'}
          disabled={roster.length === 0}
          value={chosen?.castawayId ?? null}
          onChange={setCastawayId}
          data={roster.map(({ castawayId: value, castaway }) => ({
            value,
            label: castaway.eliminated ? `${castaway.name} (eliminated)` : castaway.name,
            disabled: castaway.eliminated,
          }))}
        />
        <Button type="submit" loading={submission.isPending} disabled={hasNone}>
          Submit pick
        </Button>
      </div>
      {hasNone && (
        <Note kind="info">This user has no draft picks assigned yet. Complete the draft first.</Note>
      )}
      <OutcomeNote outcome={submission.outcome} />
    </form>
  );
}
