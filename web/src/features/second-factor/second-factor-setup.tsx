import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { ProofField } from './proof-field.js';
import { RecoveryCodes } from './recovery-codes.js';
import classes from './second-factor.module.css';
import { useProof } from './use-proof.js';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }));

interface SecondFactorSetupProps {
  /** Stays on the screen until it is done: its codes are shown once. */
  readonly onBegun: () => void;
  readonly onDone: () => void;
}

/** Sets up an authenticator app: the secret, its first code, and the recovery codes that are shown once. */
export function SecondFactorSetup({ onBegun, onDone }: SecondFactorSetupProps) {
  const [code, setCode] = useState('');
  const beginning = useMutation({
    mutationFn: (currentPassword: string | null) => api.beginSecondFactor({ body: { currentPassword } }),
    onSuccess: onBegun,
  });
  const proof = useProof(beginning.error);
  const confirming = useMutation({
    mutationFn: () => api.confirmSecondFactor({ body: { code } }),
    onError: () => setCode(''),
  });
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    beginning.mutate(proof.currentPassword);
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    confirming.mutate();
  };

  if (confirming.data) return <RecoveryCodes codes={confirming.data.recoveryCodes} onDone={onDone} />;
  if (!beginning.data) {
    return (
      <form className={classes.steps} onSubmit={begin} noValidate>
        <p>
          With a second factor, signing in by password also asks for a code from an authenticator app on your
          phone. Somebody who has only your password stays out.
        </p>
        <ProofField proof={proof} />
        {beginning.error && !proof.isTold && (
          <Note kind="failure">{errorSentence(beginning.error, 'Failed to set up a second factor')}</Note>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={beginning.isPending}>
            Set up
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form className={classes.steps} onSubmit={confirm} noValidate>
      <p>1. Scan this with your authenticator app, or type the key into it.</p>
      <Suspense fallback={<div className={classes.qr} />}>
        <QrCode text={beginning.data.uri} />
      </Suspense>
      <p>
        Key: <span className={classes.secret}>{beginning.data.secret}</span>
      </p>
      <TextInput
        label="2. The six digits that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {confirming.error && (
        <Note kind="failure">{errorSentence(confirming.error, 'Failed to set up a second factor')}</Note>
      )}
      <div className={classes.buttons}>
        <Button type="submit" disabled={code.trim() === ''} loading={confirming.isPending}>
          Switch on
        </Button>
      </div>
    </form>
  );
}
