import { useUser } from '../../../api/use-user.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import type { useUserActions } from './use-user-actions.js';
import { ACTIONS } from './user-actions.js';

/** Asks before a user loses something, or is given power. */
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
    </ConfirmDialog>
  );
}
