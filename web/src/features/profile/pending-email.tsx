import type { User } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Email } from '../../ui/email.js';
import { Note } from '../../ui/note.js';
import classes from './form.module.css';
import { useKeepUser } from './use-keep-user.js';

interface PendingEmailProps {
  readonly user: User;
  readonly email: string;
}

/** The unconfirmed email, and the actions on it. */
export function PendingEmail({ user, email }: PendingEmailProps) {
  const keep = useKeepUser();
  const sending = useMutation({ mutationFn: () => api.resendEmailLink(), onSuccess: keep });
  const cancelling = useMutation({
    mutationFn: () => api.cancelEmailChange(),
    onSuccess: () => keep({ pendingEmail: null }),
  });
  const failure = sending.error ?? cancelling.error;
  return (
    <div className={classes.form}>
      <Note kind="info">
        <p className={classes.words}>
          Open the link that we sent to{' '}
          <strong>
            <Email>{email}</Email>
          </strong>{' '}
          to confirm it. Until then your email is{' '}
          <strong>
            <Email>{user.email}</Email>
          </strong>
          .
        </p>
        <div className={classes.submit}>
          <Button
            variant="default"
            loading={sending.isPending}
            disabled={cancelling.isPending}
            onClick={() => sending.mutate()}
          >
            Send the link again
          </Button>
          <Button
            variant="default"
            loading={cancelling.isPending}
            disabled={sending.isPending}
            onClick={() => cancelling.mutate()}
          >
            Keep the old email
          </Button>
        </div>
      </Note>
      {sending.isSuccess && <Note kind="success">Sent. If nothing comes, look among your spam.</Note>}
      {failure && <Note kind="failure">{errorSentence(failure, 'Failed to change the new email')}</Note>}
    </div>
  );
}
