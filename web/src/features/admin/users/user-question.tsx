import { REASONS } from '@torchbearer/rules';
import { useUser } from '../../../api/use-user.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { PasswordField } from '../../../ui/password-field.js';
import type { useUserActions } from './use-user-actions.js';
import { ACTIONS } from './user-actions.js';
import classes from './users.module.css';

/** Confirmation before an action on a user. */
export function UserQuestion({ actions }: { readonly actions: ReturnType<typeof useUserActions> }) {
  const { id: ownId } = useUser();
  const { asked } = actions;
  const words = asked && ACTIONS[asked.action];
  return (
    <ConfirmDialog
      opened={actions.isAsking}
      title={words ? words.question(asked.user) : ''}
      action={words?.label ?? ''}
      busy={actions.isBusy}
      onConfirm={actions.confirm}
      onCancel={actions.cancel}
    >
      {(asked?.user.id === ownId && words?.ownConsequence) || words?.consequence}
      {actions.password !== null && (
        <form
          className={classes.proof ?? ''}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            actions.confirm();
          }}
        >
          <p>You signed in a while ago. Please enter your own password to go on.</p>
          <PasswordField
            label="Your password"
            name="currentPassword"
            autoComplete="current-password"
            autoFocus
            value={actions.password}
            error={actions.isWrongPassword ? REASONS.WRONG_PASSWORD.sentence : undefined}
            onChange={(event) => actions.type(event.currentTarget.value)}
          />
        </form>
      )}
    </ConfirmDialog>
  );
}
