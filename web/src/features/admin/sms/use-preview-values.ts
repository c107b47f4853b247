import type { BlastEstimate } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/queries.js';
import type { PlaceholderValues } from './placeholders.js';

/** The placeholders' values for a recipient, whom the server named with its estimate. */
export function usePreviewValues(estimate: BlastEstimate | undefined): PlaceholderValues {
  const week = useQuery(queries.league()).data?.activeWeek ?? null;
  return {
    week: week?.weekNumber ?? null,
    deadline: week?.picksCloseAt ?? null,
    name: estimate?.reader?.name ?? null,
    castaway: estimate?.reader?.castaway ?? null,
  };
}
