import { NativeSelect } from '@mantine/core';
import type { Group } from '@torchbearer/contract/client';
import { useSearchParams } from 'react-router-dom';

/** Chooses whether the league's or a group's leaderboard is shown, and stores the choice in the address. */
export function GroupSelect({ groups }: { readonly groups: readonly Group[] }) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('group') ?? '';
  const choose = (id: string): void =>
    setParams(
      (before) => {
        before.delete('group');
        if (id !== '') before.set('group', id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <NativeSelect
      aria-label="Show the leaderboard of"
      value={groups.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[{ value: '', label: 'Everyone' }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
