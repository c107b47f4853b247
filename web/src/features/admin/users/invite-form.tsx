import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@torchbearer/rules';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { serverNow } from '../../../time/server-clock.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { bodyOf, NEW_INVITE, usesError } from './invite-terms.js';
import classes from './invites-panel.module.css';
import tools from './user-tools.module.css';

const LASTS = [
  { value: '1', label: 'a day' },
  { value: '7', label: 'a week' },
  { value: '30', label: '30 days' },
  { value: '', label: 'for good' },
];

export function InviteForm() {
  const { outcome, succeed, fail, clear } = useOutcome();
  const client = useQueryClient();
  const form = useApiForm({
    initialValues: NEW_INVITE,
    validate: ({ maxUses }) => ({ maxUses: usesError(maxUses) }),
    send: async (typed) => {
      clear();
      const invite = await api.createInvite({ body: bodyOf(typed, new Date(serverNow())) });
      void client.invalidateQueries({ queryKey: adminQueries.invites().queryKey });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      return invite;
    },
    onInvalid: clear,
    onSuccess: ({ code }): void => {
      form.reset();
      succeed(`Invite ${code} is ready.`);
    },
    onError: (error) => fail(error, 'Failed to create an invite'),
    onInput: (): void => form.clearErrors(),
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          label="Note"
          placeholder="For the office"
          maxLength={MAX_LENGTH.inviteNote}
          {...form.getInputProps('note')}
        />
        <TextInput
          label="Uses"
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          {...form.getInputProps('maxUses')}
        />
        <NativeSelect
          label="Lasts"
          size="md"
          classNames={{ input: tools.select ?? '', label: classes.label ?? '' }}
          data={LASTS}
          {...form.getInputProps('days')}
        />
      </div>
      <Button type="submit" className={classes.submit ?? ''} loading={form.sending.isPending}>
        Create invite
      </Button>
      <OutcomeNote outcome={outcome} />
    </form>
  );
}
