import type { Week } from '@torchbearer/contract/client';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { Note } from '../../../ui/note.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useAddress } from '../parts/use-address.js';
import { UserChoice } from '../parts/user-choice.js';
import { refreshing } from './draft-queries.js';
import { useSubmitForUser } from './use-submit-for-user.js';
import classes from './submit-pick-form.module.css';

export function SubmitPickForm({ week }: { readonly week: Week }) {
  const { read, write } = useAddress();
  const id = read('user');
  const [castawayId, setCastawayId] = useState<string | null>(null);
  const submission = useSubmitForUser();
  const known = useQuery({ ...adminQueries.usersAmong([id ?? '']), enabled: id !== null });
  const user = id === null ? null : (known.data?.[0] ?? null);
  const draft = useQuery({
    ...adminQueries.draftOf(user?.id ?? ''),
    ...refreshing,
    enabled: user !== null,
  });
  const roster = user === null ? [] : (draft.data?.picks ?? []);
  const chosen = roster.find((pick) => pick.castawayId === castawayId && !pick.castaway.eliminated);
  const hasNone = user !== null && draft.isSuccess && roster.length === 0;
  const failure = known.error ?? draft.error;

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
        <UserChoice
          label="User"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear user' }}
          nothingFoundMessage="Nobody is called that."
          id={id}
          onChoose={choose}
          labelOf={({ name, email }) => `${name} (${email})`}
          unknown="A user who is not there"
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
      {failure && !submission.outcome && (
        <Note kind="failure">{errorSentence(failure, 'Unable to load draft data')}</Note>
      )}
      {hasNone && (
        <Note kind="info">This user has no draft picks assigned yet. Complete the draft first.</Note>
      )}
      <OutcomeNote outcome={submission.outcome} />
    </form>
  );
}
