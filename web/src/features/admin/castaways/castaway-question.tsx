import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import type { Asked, useCastawayActions } from './use-castaway-actions.js';

const ACTION = { eliminate: 'Eliminate', restore: 'Restore', delete: 'Delete' };

const CONSEQUENCE = {
  eliminate: 'Players can no longer pick them, and they receive no more points. What they earned stays.',
  restore: 'They are in the game again: players who drafted them can pick them, and they can receive points.',
  delete:
    'They are gone from the cast and from every ranking. Only somebody who was never drafted, picked or scored can be deleted.',
};

/** Asks before somebody is sent off, brought back or deleted. */
export function CastawayQuestion({ actions }: { readonly actions: ReturnType<typeof useCastawayActions> }) {
  const { asked } = actions;
  return (
    <ConfirmDialog
      opened={actions.isAsking}
      title={asked ? titleOf(asked) : ''}
      action={asked ? ACTION[asked.action] : ''}
      busy={actions.isBusy}
      onConfirm={actions.confirm}
      onCancel={actions.cancel}
    >
      {asked && CONSEQUENCE[asked.action]}
    </ConfirmDialog>
  );
}

const titleOf = ({ action, castaway }: Asked): string => `${ACTION[action]} ${castaway.name}?`;
