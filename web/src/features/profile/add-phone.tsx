import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { tenDigits } from '../../ui/phone.js';
import { PhoneInput } from './phone-input.js';
import classes from './sms-section.module.css';
import { useKeepUser } from './use-keep-user.js';

/** Adds a phone number; that switches messages on. */
export function AddPhone({ onAdded }: { readonly onAdded: () => void }) {
  const [typed, setTyped] = useState('');
  const keep = useKeepUser();
  const digits = tenDigits(typed);
  const adding = useMutation({
    mutationFn: (ten: string) => api.setPhone({ body: { phone: `+1${ten}` } }),
    onSuccess: (user) => {
      onAdded();
      keep(user);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (digits !== null && !adding.isPending) adding.mutate(digits);
  };
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <div className={classes.addFields}>
        <PhoneInput
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (adding.isError) adding.reset();
          }}
        />
        <Button type="submit" disabled={digits === null} loading={adding.isPending}>
          Add
        </Button>
      </div>
      {adding.error && (
        <Note kind="failure">{errorSentence(adding.error, 'Failed to add phone number')}</Note>
      )}
      <p className={classes.small}>
        Adding a number turns text messages on. Message and data rates may apply; text STOP at any time to end
        them.
      </p>
    </form>
  );
}
