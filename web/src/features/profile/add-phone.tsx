import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { tenDigits } from '../../ui/phone.js';
import { ProofField } from '../second-factor/proof-field.js';
import { useProof, type Given } from '../second-factor/use-proof.js';
import { PhoneInput } from './phone-input.js';
import classes from './sms-section.module.css';
import { useKeepUser } from './use-keep-user.js';

interface AddPhoneProps {
  readonly onAdded: () => void;
  /** There is a number already, which stays until the new one is confirmed. */
  readonly onCancel?: () => void;
}

/** A form for a phone number, which is then confirmed by a texted code. */
export function AddPhone({ onAdded, onCancel }: AddPhoneProps) {
  const [typed, setTyped] = useState('');
  const keep = useKeepUser();
  const digits = tenDigits(typed);
  const adding = useMutation({
    mutationFn: ({ ten, given }: { ten: string; given: Given }) =>
      api.setPhone({ body: { phone: `+1${ten}`, ...given } }),
    onSuccess: (user) => {
      onAdded();
      keep(user);
    },
  });
  const proof = useProof(adding.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (digits === null || adding.isPending) return;
    adding.mutate({ ten: digits, given: proof.given });
  };
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <div className={classes.addFields}>
        <PhoneInput
          label={onCancel ? 'New phone number' : 'Phone number'}
          autoFocus={onCancel !== undefined}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (adding.isError) adding.reset();
          }}
        />
        <ProofField proof={proof} />
        <Button type="submit" disabled={digits === null} loading={adding.isPending}>
          {onCancel ? 'Send code' : 'Add'}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={adding.isPending}>
            Cancel
          </Button>
        )}
      </div>
      {adding.error && !proof.isShownByField && (
        <Note kind="failure">{errorSentence(adding.error, 'Failed to add phone number')}</Note>
      )}
      <p className={classes.small}>
        {onCancel
          ? 'We text a code to the new number. Until you confirm it, texts go to the old one.'
          : 'We text a code to the number. Confirming it turns text messages on. Message and data rates may apply; text STOP at any time to end them.'}
      </p>
    </form>
  );
}
