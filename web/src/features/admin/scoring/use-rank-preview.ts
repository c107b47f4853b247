import type { PointsEntry } from '@torchbearer/contract/client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import type { Points } from './score-sheet.js';

/** A pause in the typing. */
const PAUSE_MS = 450;

/** How saving these points would move the players; requested at each pause in typing. */
export function useRankPreview(week: number, entries: readonly PointsEntry[], stored: Points) {
  const wanted = JSON.stringify(entries);
  const [requested] = useDebouncedValue(wanted, PAUSE_MS);
  const isWanted = entries.length > 0;
  const preview = useQuery({
    // The saved scores are part of the request: another admin's save changes the result.
    queryKey: ['points-preview', week, requested, JSON.stringify([...stored])],
    queryFn: ({ signal }) => {
      const body = { entries: JSON.parse(requested) as PointsEntry[] };
      return api.previewWeekPoints({ params: { n: week }, body }, { signal });
    },
    enabled: isWanted && requested !== '[]',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  return {
    changes: isWanted ? preview.data?.changes : undefined,
    error: isWanted ? preview.error : null,
    isWanted,
    /** Whether the shown result is older than the last input. */
    isOld: isWanted && (requested !== wanted || preview.isPlaceholderData || preview.isFetching),
    retry: () => void preview.refetch(),
  };
}

export type RankPreviewState = ReturnType<typeof useRankPreview>;
