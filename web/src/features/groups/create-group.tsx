import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { nameErrors } from './group-rules.js';
import classes from './groups.module.css';

export function CreateGroup() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { name: '' },
    validate: nameErrors,
    send: async ({ name }) => {
      const group = await api.createGroup({ body: { name: name.trim() } });
      void client.invalidateQueries({ queryKey: queries.groups().queryKey, exact: true });
      return group;
    },
    onSuccess: ({ id }) => void navigate(paths.group(id)),
  });
  const failure = form.failure('Unable to create the group.');
  return (
    <Panel title="Create a group">
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          label="Name"
          description="Its members see it"
          autoComplete="off"
          maxLength={MAX_LENGTH.groupName}
          {...form.getInputProps('name')}
        />
        {failure !== null && <Note kind="failure">{failure}</Note>}
        <Button type="submit" loading={form.sending.isPending}>
          Create group
        </Button>
      </form>
    </Panel>
  );
}
