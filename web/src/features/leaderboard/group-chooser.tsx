import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queries } from '../../api/queries.js';

/** Whose leaderboard is shown; nothing for a player without groups. */
export function GroupChooser() {
  const [params, setParams] = useSearchParams();
  const { data: groups = [] } = useQuery(queries.groups());
  if (groups.length === 0) return null;
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
