import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { token as heldToken } from '../../api/token.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { AuthLayout } from './auth-layout.js';
import { FailureNote } from './failure-note.js';
import { useMailedToken } from './mailed-token.js';
import classes from './form.module.css';

interface MailedActionProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** The button's text. Nothing happens without a click: mail scanners open links, too. */
  readonly action: string;
  readonly act: (token: string) => Promise<{ readonly message: string }>;
  /** Shown if the server sent no sentence. */
  readonly fallback: string;
  readonly onDone?: () => Promise<void>;
}

/** The target of a mailed link that does one thing to an account, once. */
export function MailedAction({ title, intro, action, act, fallback, onDone }: MailedActionProps) {
  const token = useMailedToken();
  const client = useQueryClient();
  const doing = useMutation({
    mutationFn: () => act(token),
    onSuccess: async () => {
      await onDone?.();
      await client.invalidateQueries({ queryKey: queries.me().queryKey });
    },
  });
  const isSignedIn = heldToken.read() !== null;
  return (
    <AuthLayout title={title} intro={doing.isSuccess ? undefined : intro}>
      {token === '' && <Note kind="failure">{REASONS.INVALID_EMAIL_LINK.sentence}</Note>}
      {doing.isError && <FailureNote error={doing.error} fallback={fallback} />}
      {doing.isSuccess && <Note kind="success">{doing.data.message}</Note>}
      {token !== '' && !doing.isSuccess && (
        <Button loading={doing.isPending} onClick={() => doing.mutate()}>
          {action}
        </Button>
      )}
      <ul className={classes.links}>
        <li>
          <Anchor component={Link} to={isSignedIn ? paths.editProfile : paths.login}>
            {isSignedIn ? 'Go to your profile' : 'Go to the login'}
          </Anchor>
        </li>
      </ul>
    </AuthLayout>
  );
}
