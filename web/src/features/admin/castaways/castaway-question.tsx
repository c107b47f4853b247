import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FIRST_WEEK, LAST_WEEK } from '@torchbearer/rules';
import { adminQueries } from '../../../api/admin-queries.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import type { Asked, useCastawayActions } from './use-castaway-actions.js';

const ACTION = { eliminate: 'Eliminate', restore: 'Restore', delete: 'Delete' };

const CONSEQUENCE = {
  eliminate:
    'Players can no longer pick them. Their points up to the week they go out in can be saved, later ones not.',
  restore: 'They are in the game again: players who drafted them can pick them, and they can receive points.',
  delete:
    'They are removed from the cast and from every ranking. Only a castaway who was never drafted, picked or scored can be deleted.',
};

/** Confirmation before a castaway is eliminated, restored or deleted. */
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
      {asked?.action === 'eliminate' && <LastWeek actions={actions} week={asked.week} />}
    </ConfirmDialog>
  );
}

const titleOf = ({ action, castaway }: Asked): string => `${ACTION[action]} ${castaway.name}?`;

const WEEKS = Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, index) => FIRST_WEEK + index);

interface LastWeekProps {
  readonly actions: ReturnType<typeof useCastawayActions>;
  /** The chosen week; null for the active one. */
  readonly week: number | null;
}

/** The week of elimination: the active one, unless the admin chooses another. */
function LastWeek({ actions, week }: LastWeekProps) {
  const { data: weeks = [] } = useQuery(adminQueries.weeks());
  const active = weeks.find(({ isActive }) => isActive)?.weekNumber;
  return (
    <NativeSelect
      mt="md"
      label="Eliminated in"
      value={String(week ?? active ?? '')}
      onChange={(event) => actions.chooseWeek(Number(event.currentTarget.value))}
      data={[
        ...(week === null && active === undefined ? [{ value: '', label: 'The current week' }] : []),
        ...WEEKS.map((number) => ({
          value: String(number),
          label: `Week ${number}${number === active ? ' (active)' : ''}`,
        })),
      ]}
    />
  );
}
