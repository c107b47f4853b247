import { ApiError, type User } from '@torchbearer/contract/client';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { useEffect, useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { followMe } from '../../api/live-standings.js';
import { serverNow } from '../../time/server-clock.js';
import { Note } from '../../ui/note.js';
import { shownPhone } from '../../ui/phone.js';
import { codeState, sixDigits } from './phone-code.js';
import classes from './sms-section.module.css';
import { useKeepUser } from './use-keep-user.js';

/** A number that waits for its texted code, or for a YES, which arrives without this page. */
export function PendingPhoneForm({ pending }: { readonly pending: NonNullable<User['phonePending']> }) {
  useEffect(followMe, []);
  const [typed, setTyped] = useState('');
  const keep = useKeepUser();
  const now = useNow();
  const { isGood, resendSeconds } = codeState(pending, now);
  const code = sixDigits(typed);
  const verifying = useMutation({
    mutationFn: (digits: string) => api.verifyPhone({ body: { code: digits } }),
    onSuccess: keep,
    onError: async (error) => {
      // How many tries are left, or that the number was confirmed elsewhere meanwhile.
      if (error instanceof ApiError && error.status < 500) keep(await api.getOwnUser());
    },
  });
  const resending = useMutation({
    mutationFn: () => api.setPhone({ body: { phone: pending.phone } }),
    onSuccess: (user) => {
      setTyped('');
      verifying.reset();
      keep(user);
    },
  });
  const cancelling = useMutation({ mutationFn: () => api.cancelPendingPhone(), onSuccess: keep });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== null && isGood && !verifying.isPending) verifying.mutate(code);
  };
  const failure = verifying.error ?? resending.error ?? cancelling.error;
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <p className={classes.text}>
        We texted a code to <strong>{shownPhone(pending.phone)}</strong>. Type it in here, or reply YES to the
        text.
        {pending.replaces !== null && ` Until then, texts go to ${shownPhone(pending.replaces)}.`}
      </p>
      {isGood ? (
        <div className={classes.addFields}>
          <TextInput
            label="Code"
            description={`Six digits. ${pending.triesLeft} ${pending.triesLeft === 1 ? 'try' : 'tries'} left.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              if (verifying.isError) verifying.reset();
            }}
          />
          <Button type="submit" disabled={code === null} loading={verifying.isPending}>
            Confirm
          </Button>
        </div>
      ) : (
        <Note kind="failure">{REASONS.PHONE_CODE_EXPIRED.sentence}</Note>
      )}
      {failure && <Note kind="failure">{errorSentence(failure, 'Failed to add phone number')}</Note>}
      <div className={classes.ways}>
        <Button
          variant="default"
          disabled={resendSeconds > 0}
          loading={resending.isPending}
          onClick={() => resending.mutate()}
        >
          {resendSeconds > 0 ? `Send a new code in ${resendSeconds} s` : 'Send a new code'}
        </Button>
        <Button variant="default" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const SECOND_MS = 1_000;

/** The server's time, updated each second. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
