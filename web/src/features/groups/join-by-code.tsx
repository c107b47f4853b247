import { Button, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Panel } from '../../ui/page.js';
import { useApiForm } from '../../ui/use-api-form.js';
import { codeErrors, codeIn } from './group-rules.js';
import classes from './groups.module.css';

/** Leads to the group's invitation. */
export function JoinByCode() {
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: codeErrors,
    send: async ({ code }) => await navigate(paths.joinGroup(codeIn(code) ?? '')),
  });
  return (
    <Panel title="Join a group">
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          label="Code or invite link"
          description="From a member of the group"
          placeholder="XXXXX-XXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Button type="submit" variant="default">
          Look it up
        </Button>
      </form>
    </Panel>
  );
}
