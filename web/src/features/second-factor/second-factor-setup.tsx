import { Anchor, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { CopyButton } from './copy-button.js';
import { ProofField } from './proof-field.js';
import { RecoveryCodes } from './recovery-codes.js';
import classes from './second-factor.module.css';
import { useProof } from './use-proof.js';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }));

interface SecondFactorSetupProps {
  /** Stays on the screen until it is done: its codes are shown once. */
  readonly onBegun: () => void;
  readonly onDone: () => void;
  readonly onCancelled?: () => void;
}

/** Sets up an authenticator app: the secret, its first code, and the recovery codes that are shown once. */
export function SecondFactorSetup({ onBegun, onDone, onCancelled }: SecondFactorSetupProps) {
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

  const cancelling = useMutation({
    mutationFn: () => api.cancelSecondFactor(),
    onSuccess: () => {
      setCode('');
      confirming.reset();
      beginning.reset();
      onCancelled?.();
    },
  });

  if (confirming.data) {
    const { recoveryCodes } = confirming.data;
    return <RecoveryCodes title="Your second factor is on." codes={recoveryCodes} onDone={onDone} />;
  }
  const failure = confirming.error ?? cancelling.error;
  if (!beginning.data) {
    return (
      <form className={classes.steps} onSubmit={begin} noValidate>
        <p>
          With a second factor, signing in by password also asks for a code from an authenticator app on your
          phone. Somebody who has only your password stays out.
        </p>
        <ProofField proof={proof} />
        {beginning.error && !proof.isShownByField && (
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
      <p>
        1. Scan this with your authenticator app. If the app is on this device,{' '}
        <Anchor href={beginning.data.uri}>open it there</Anchor>, or copy the key into it.
      </p>
      <Suspense fallback={<div className={classes.qr} />}>
        <QrCode text={beginning.data.uri} />
      </Suspense>
      <p>
        Key: <span className={classes.secret}>{beginning.data.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <div className={classes.buttons}>
        <CopyButton text={beginning.data.secret}>Copy the key</CopyButton>
      </div>
      <TextInput
        label="2. The six digits that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {failure && <Note kind="failure">{errorSentence(failure, 'Failed to set up a second factor')}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" disabled={code.trim() === ''} loading={confirming.isPending}>
          Switch on
        </Button>
        <Button variant="default" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
