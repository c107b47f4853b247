import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkedIdentity } from '@torchbearer/contract/client';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { ErrorState } from '../../ui/states.js';
import { ProofField } from '../second-factor/proof-field.js';
import { useProof, wantsProof, type Given } from '../second-factor/use-proof.js';
import classes from './sessions-section.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Identities of a provider that sign in to the account; nothing where there is no provider and none is linked. */
export function IdentitiesSection() {
  const { oidc } = useConfig();
  const { data: identities, isPending, isError, refetch, isFetching } = useQuery(queries.identities());
  const [unlinked, setUnlinked] = useState<string | null>(null);
  if (oidc === null && (identities ?? []).length === 0) return null;
  return (
    <Panel title="Linked sign-ins">
      {isPending && <Skeleton height={60} radius="md" aria-busy="true" />}
      {isError && identities === undefined && (
        <ErrorState
          words="Unable to load your linked sign-ins."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {identities?.length === 0 && <p>No account of a sign-in provider is linked to yours.</p>}
      <ul className={classes.sessions}>
        {identities?.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onUnlinked={() => setUnlinked(identity.provider)}
          />
        ))}
      </ul>
      {unlinked !== null && <Note kind="success">{unlinked} no longer signs in to your account.</Note>}
    </Panel>
  );
}

interface IdentityRowProps {
  readonly identity: LinkedIdentity;
  readonly onUnlinked: () => void;
}

function IdentityRow({ identity: { id, provider, email, linkedAt }, onUnlinked }: IdentityRowProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const unlinking = useMutation({
    mutationFn: (given: Given) => api.unlinkIdentity({ params: { id }, body: given }),
    onSuccess: async () => {
      onUnlinked();
      await client.invalidateQueries({ queryKey: queries.identities().queryKey });
    },
    onError: (error) => {
      if (!wantsProof(error)) setAsking(false);
    },
  });
  const proof = useProof(unlinking.error);
  const unlink = (): void => unlinking.mutate(proof.given);
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.name}>{provider}</p>
        <p className={classes.times}>
          Linked <time dateTime={linkedAt}>{day.format(new Date(linkedAt))}</time> as {email}
        </p>
        {unlinking.error && !proof.isShownByField && (
          <Note kind="failure">{errorSentence(unlinking.error, 'Failed to unlink it')}</Note>
        )}
      </div>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`Unlink ${provider}`}>
        Unlink
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={`Unlink ${provider}?`}
        action="Unlink"
        busy={unlinking.isPending}
        onConfirm={unlink}
        onCancel={() => setAsking(false)}
      >
        {provider} will no longer sign in to your account. You can still sign in with your password.
        {proof.isAsked && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              unlink();
            }}
          >
            <ProofField proof={proof} />
          </form>
        )}
      </ConfirmDialog>
    </li>
  );
}
