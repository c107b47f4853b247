import type { Castaway } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';

/**
 * Whether a castaway was drafted, picked or scored, and so can't be deleted. Counts as in use while that is
 * unknown or could not be loaded.
 */
export function useCastInUse(castaways: readonly Castaway[]): (castaway: Castaway) => boolean {
  const draft = useQuery(adminQueries.draft());
  const results = useQuery(queries.results());
  const used = useMemo(
    () =>
      draft.isSuccess && results.isSuccess
        ? new Set([
            ...draft.data.picks.map(({ castawayId }) => castawayId),
            ...results.data.map(({ castaway }) => castaway.id),
          ])
        : null,
    [draft.isSuccess, draft.data, results.isSuccess, results.data],
  );
  // The pick log is long, and most castaways are known to be in use without it.
  const isInDoubt = used !== null && castaways.some(({ id }) => !used.has(id));
  const log = useQuery({ ...adminQueries.pickLog(), enabled: isInDoubt });
  const picked = useMemo(
    () => (log.isSuccess ? new Set(log.data.picks.map(({ castawayId }) => castawayId)) : null),
    [log.isSuccess, log.data],
  );
  return ({ id }) => used === null || used.has(id) || picked === null || picked.has(id);
}
