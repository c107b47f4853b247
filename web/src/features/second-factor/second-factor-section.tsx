import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@torchbearer/contract/client';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { ProofField } from './proof-field.js';
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
        <SwitchOff onDone={renew} />
      ) : (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SecondFactorSetup onBegun={() => setSettingUp(true)} onDone={renew} />
        </Suspense>
      )}
    </Panel>
  );
}

function SwitchOff({ onDone }: { readonly onDone: () => void }) {
  const [code, setCode] = useState('');
  const removing = useMutation({
    mutationFn: (currentPassword: string | null) =>
      api.removeSecondFactor({ body: { code, currentPassword } }),
    onSuccess: onDone,
  });
  const proof = useProof(removing.error);
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    removing.mutate(proof.currentPassword);
  };
  return (
    <form className={classes.steps} onSubmit={remove} noValidate>
      <p>
        On: signing in by password also asks for a code from your authenticator app. If you have lost it, use
        a recovery code.
      </p>
      <TextInput
        label="Code"
        name="code"
        description="From the app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <ProofField proof={proof} />
      {removing.error && !proof.isTold && (
        <Note kind="failure">{errorSentence(removing.error, 'Failed to switch the second factor off')}</Note>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="default" disabled={code.trim() === ''} loading={removing.isPending}>
          Switch off
        </Button>
      </div>
    </form>
  );
}
