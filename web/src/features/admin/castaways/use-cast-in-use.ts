import type { Castaway } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';

/**
 * Whether a castaway was drafted, picked or scored, and so can't be deleted. Counts as in use while that is
 * unknown or could not be loaded.
 */
export function useCastInUse(): (castaway: Castaway) => boolean {
  const { data } = useQuery(adminQueries.castawaysInUse());
  const used = useMemo(() => data && new Set(data.castawayIds), [data]);
  return ({ id }) => used?.has(id) ?? true;
}
