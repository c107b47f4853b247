import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useState, type FormEvent } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { serverNow } from '../../../time/server-clock.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { bodyOf, NEW_INVITE, usesFault, type InviteTyped } from './invite-terms.js';
import classes from './invites-panel.module.css';
import tools from './user-tools.module.css';

const LASTS = [
  { value: '1', label: 'a day' },
  { value: '7', label: 'a week' },
  { value: '30', label: '30 days' },
  { value: '', label: 'for good' },
];

/** Draws a code. */
export function InviteForm() {
  const [typed, setTyped] = useState(NEW_INVITE);
  const [fault, setFault] = useState<string | null>(null);
  const { outcome, succeed, fail, clear } = useOutcome();
  const client = useQueryClient();
  const drawing = useMutation({
    mutationFn: (given: InviteTyped) => api.createInvite({ body: bodyOf(given, new Date(serverNow())) }),
    onSuccess: ({ code }) => {
      void client.invalidateQueries({ queryKey: adminQueries.invites().queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      setTyped(NEW_INVITE);
      succeed(`Invite ${code} is ready.`);
    },
    onError: (error) => fail(error, 'Failed to create an invite'),
  });
  const change = (changes: Partial<InviteTyped>): void => {
    setTyped((now) => ({ ...now, ...changes }));
    setFault(null);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = usesFault(typed.maxUses);
    setFault(wrong);
    clear();
    if (wrong === null) drawing.mutate(typed);
    else event.currentTarget.querySelector<HTMLElement>('[name="maxUses"]')?.focus();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          label="Note"
          placeholder="For the office"
          maxLength={MAX_LENGTH.inviteNote}
          value={typed.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <TextInput
          label="Uses"
          name="maxUses"
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          value={typed.maxUses}
          error={fault}
          onChange={(event) => change({ maxUses: event.currentTarget.value })}
        />
        <NativeSelect
          label="Lasts"
          size="md"
          classNames={{ input: tools.select ?? '', label: classes.label ?? '' }}
          data={LASTS}
          value={typed.days}
          onChange={(event) => change({ days: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" className={classes.submit ?? ''} loading={drawing.isPending}>
        Create invite
      </Button>
      <OutcomeNote outcome={outcome} />
    </form>
  );
}
