import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queries } from '../../api/queries.js';

const GroupSelect = lazy(async () => ({ default: (await import('./group-select.js')).GroupSelect }));

/** Chooses whether the league's or a group's leaderboard is shown; nothing for a player without groups. */
export function GroupChooser() {
  const { data: groups = [] } = useQuery(queries.groups());
  if (groups.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <GroupSelect groups={groups} />
    </Suspense>
  );
}
