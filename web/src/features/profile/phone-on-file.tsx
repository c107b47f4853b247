import type { User } from '@torchbearer/contract/client';
import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Note } from '../../ui/note.js';
import { shownPhone } from '../../ui/phone.js';
import { ProofField } from '../second-factor/proof-field.js';
import { useProof, wantsProof, type Given } from '../second-factor/use-proof.js';
import { AddPhone } from './add-phone.js';
import classes from './sms-section.module.css';
import { useKeepUser } from './use-keep-user.js';

interface PhoneOnFileProps {
  readonly phone: string;
  readonly user: User;
  readonly onRemoved: () => void;
}

/** The known number, its switch, and the buttons to change and remove it. */
export function PhoneOnFile({ phone, user, onRemoved }: PhoneOnFileProps) {
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const keep = useKeepUser();
  const toggling = useMutation({
    mutationFn: (enabled: boolean) => api.toggleSms({ body: { enabled } }),
    onSuccess: ({ smsEnabled }) => keep({ smsEnabled }),
  });
  const removing = useMutation({
    mutationFn: (given: Given) => api.removePhone({ body: given }),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
      keep({ phone: null, smsEnabled: false });
    },
    onError: (error) => {
      if (!wantsProof(error)) setAsking(false);
    },
  });
  const proof = useProof(removing.error);
  const remove = (): void => removing.mutate(proof.given);
  const enabled = toggling.isPending ? toggling.variables : user.smsEnabled;
  return (
    <div className={classes.onFile}>
      <div className={classes.number}>
        <p>
          <span className={classes.small}>Your number</span>
          <strong>{shownPhone(phone)}</strong>
        </p>
        <div className={classes.ways}>
          {!changing && (
            <Button variant="default" onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
          <Button variant="default" onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      </div>
      {changing && <AddPhone onAdded={() => setChanging(false)} onCancel={() => setChanging(false)} />}
      <Switch
        className={classes.switch ?? ''}
        label="SMS notifications"
        checked={enabled}
        onChange={(event) => {
          if (!toggling.isPending) toggling.mutate(event.currentTarget.checked);
        }}
      />
      {toggling.error && (
        <Note kind="failure">{errorSentence(toggling.error, 'Failed to update SMS settings')}</Note>
      )}
      {toggling.data && <Note kind="success">{toggling.data.message}</Note>}
      {removing.error && !proof.isShownByField && (
        <Note kind="failure">{errorSentence(removing.error, 'Failed to remove phone number')}</Note>
      )}
      <ConfirmDialog
        opened={asking}
        title="Remove phone number"
        action="Remove"
        busy={removing.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        Remove your phone number? You&apos;ll no longer receive SMS notifications.
        {proof.isAsked && (
          <form
            className={classes.proof ?? ''}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              remove();
            }}
          >
            <ProofField proof={proof} />
          </form>
        )}
      </ConfirmDialog>
    </div>
  );
}
