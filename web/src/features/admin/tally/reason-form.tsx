import { Button, TextInput } from '@mantine/core';
import { MAX_LENGTH, MIN_CORRECTION_REASON } from '@torchbearer/rules';
import { useState, type FormEvent } from 'react';
import classes from './refused-entries.module.css';

interface ReasonFormProps {
  readonly week: number;
  readonly onSend: (week: number, reason: string) => void;
}

/** Sends the refused entries of a final week as one correction. */
export function ReasonForm({ week, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const typed = reason.trim();
    if (typed.length < MIN_CORRECTION_REASON) return setTooShort(true);
    onSend(week, typed);
  };
  return (
    <form className={classes.reason} onSubmit={send} noValidate>
      <TextInput
        label={`Why week ${String(week)} is corrected`}
        description="Players see it, with what it changes for them."
        maxLength={MAX_LENGTH.correctionReason}
        value={reason}
        error={isTooShort && `Please say why in at least ${String(MIN_CORRECTION_REASON)} characters`}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setTooShort(false);
        }}
      />
      <Button type="submit">Save correction</Button>
    </form>
  );
}
