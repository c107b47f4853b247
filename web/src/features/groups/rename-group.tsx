import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { GroupDetails } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';
import { Note } from '../../ui/note.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { nameErrors } from './group-rules.js';
import classes from './groups.module.css';

export function RenameGroup({ group: { id, name } }: { readonly group: GroupDetails }) {
  const client = useQueryClient();
  const form = useApiForm({
    initialValues: { name },
    validate: nameErrors,
    send: async (typed) => {
      const renamed = await api.renameGroup({ params: { id }, body: { name: typed.name.trim() } });
      // The key begins each single group's key too.
      await client.invalidateQueries({ queryKey: queries.groups().queryKey });
      return renamed;
    },
    onSuccess: (_renamed, sent) => form.accept(sent),
  });
  const failure = form.failure('Unable to rename the group.');
  return (
    <form className={classes.rename} onSubmit={form.submit} noValidate>
      <TextInput
        label="Name of the group"
        autoComplete="off"
        maxLength={MAX_LENGTH.groupName}
        {...form.getInputProps('name')}
      />
      <Button type="submit" variant="default" loading={form.sending.isPending}>
        Rename
      </Button>
      {failure !== null && <Note kind="failure">{failure}</Note>}
      {form.sending.isSuccess && <Note kind="success">The group has its new name.</Note>}
    </form>
  );
}
