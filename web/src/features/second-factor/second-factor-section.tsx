import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { CodeField } from './code-field.js';
import { ProofField } from './proof-field.js';
import { RecoveryCodes } from './recovery-codes.js';
import classes from './second-factor.module.css';
import { useProof } from './use-proof.js';

const SecondFactorSetup = lazy(async () => ({
  default: (await import('./second-factor-setup.js')).SecondFactorSetup,
}));

/** The second factor on the profile: set it up, or switch it off. */
export function SecondFactorSection({ user }: { readonly user: User }) {
  const client = useQueryClient();
  // The account is refetched when the user comes back from their password manager: the recovery codes stay.
  const [isSettingUp, setSettingUp] = useState(false);
  const renew = (): void => {
    setSettingUp(false);
    void client.invalidateQueries({ queryKey: queries.me().queryKey });
  };
  return (
    <Panel title="Second factor">
      {user.hasSecondFactor && !isSettingUp ? (
        <SwitchedOn onDone={renew} />
      ) : (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SecondFactorSetup onBegun={() => setSettingUp(true)} onDone={renew} onCancelled={renew} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Switches it off or renews the recovery codes, by a code. */
function SwitchedOn({ onDone }: { readonly onDone: () => void }) {
  const [code, setCode] = useState('');
  const removing = useMutation({
    mutationFn: (currentPassword: string | null) =>
      api.removeSecondFactor({ body: { code, currentPassword } }),
    onSuccess: onDone,
  });
  const renewing = useMutation({
    mutationFn: (currentPassword: string | null) =>
      api.renewRecoveryCodes({ body: { code, currentPassword } }),
    onSuccess: () => setCode(''),
  });
  const error = removing.error ?? renewing.error;
  const proof = useProof(error, true);
  const send = (which: typeof removing | typeof renewing): void => {
    removing.reset();
    renewing.reset();
    which.mutate(proof.currentPassword);
  };
  if (renewing.data) {
    return (
      <RecoveryCodes
        title="Your recovery codes are new. The ones from before no longer work."
        codes={renewing.data.recoveryCodes}
        onDone={() => renewing.reset()}
      />
    );
  }
  const isBusy = removing.isPending || renewing.isPending;
  return (
    <form
      className={classes.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(removing);
      }}
    >
      <p>
        On: signing in by password also asks for a code from your authenticator app, and so does another
        email, phone or password. If you have lost the app, use a recovery code.
      </p>
      <CodeField value={code} onChange={(event) => setCode(event.currentTarget.value)} />
      <ProofField proof={proof} />
      {error && !proof.isShownByField && (
        <Note kind="failure">{errorSentence(error, 'Failed to change the second factor')}</Note>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={code.trim() === '' || isBusy}
          loading={renewing.isPending}
          onClick={() => send(renewing)}
        >
          New recovery codes
        </Button>
        <Button
          type="submit"
          variant="default"
          disabled={code.trim() === '' || isBusy}
          loading={removing.isPending}
        >
          Switch off
        </Button>
      </div>
    </form>
  );
}
