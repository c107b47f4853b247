import type { Invite } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { errorSentence, hasStatus } from '../../../api/error-sentence.js';
import { useConfig } from '../../../api/use-config.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Panel } from '../../../ui/page.js';
import { ErrorState } from '../../../ui/states.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { INVITES_ID } from './further-down.js';
import { InviteForm } from './invite-form.js';
import { InviteList } from './invite-list.js';
import classes from './invites-panel.module.css';

/** The codes for signing up while sign-up is by invitation. */
export function InvitesPanel() {
  const { signUpMode } = useConfig();
  const { data: invites, error, isPending, isFetching, refetch } = useQuery(adminQueries.invites());
  const [confirming, setConfirming] = useState<Invite | null>(null);
  const [isAsking, setAsking] = useState(false);
  const outcome = useOutcome();
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { queryKey } = adminQueries.invites();
  const removing = useMutation({
    mutationFn: ({ id }: Invite) =>
      api.deleteInvite({ params: { id } }).catch((reason: unknown) => {
        // If another admin has revoked it already, the goal is reached.
        if (!hasStatus(reason, 404)) throw reason;
      }),
    onSuccess: (_data, { id }) => {
      client.setQueryData(queryKey, (codes) => codes?.filter((one) => one.id !== id));
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      outcome.succeed('The invite code is taken back.');
      // The button that opened the dialog is gone with its code.
      list.current?.focus({ preventScroll: true });
    },
    onError: (reason) => outcome.fail(reason, 'Failed to take the invite code back'),
    onSettled: () => setAsking(false),
  });
  const ask = (invite: Invite): void => {
    outcome.clear();
    setConfirming(invite);
    setAsking(true);
  };
  return (
    <Panel title="Invites" id={INVITES_ID}>
      <div className={classes.invites}>
        <p className={classes.hint}>
          {signUpMode === 'invite'
            ? 'Sign-up is by invitation: it asks for one of these codes.'
            : 'Sign-up is open to everybody, so nobody is asked for a code now. Codes count once sign-up is by invitation.'}
        </p>
        <InviteForm />
        {isPending && <Skeleton height={120} radius="md" aria-busy="true" />}
        {!isPending && !invites && (
          <ErrorState
            words={errorSentence(error, 'Unable to load invites.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {invites && (
          <div ref={list} tabIndex={-1} className={classes.codes}>
            <InviteList invites={invites} onTakeBack={ask} />
          </div>
        )}
        <OutcomeNote outcome={outcome.outcome} />
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={confirming ? `Take back ${confirming.code}?` : ''}
        action="Take back"
        busy={removing.isPending}
        onConfirm={() => confirming && removing.mutate(confirming)}
        onCancel={() => setAsking(false)}
      >
        Nobody can sign up with it any more. Those who did stay.
      </ConfirmDialog>
    </Panel>
  );
}
