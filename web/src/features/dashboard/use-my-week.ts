import type { League, MyPicks, Ranking } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';

export type MyWeek =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retrying: boolean; readonly retry: () => void }
  | {
      readonly state: 'known';
      readonly league: League;
      /** null if no week is active. */
      readonly myPicks: MyPicks | null;
      readonly ranking: Ranking | undefined;
    };

/** The state of the season and of the player's pick. That no week is active is a result, not a failure. */
export function useMyWeek(): MyWeek {
  const league = useQuery(queries.league());
  const picks = useQuery(queries.myPicks());
  const isBeforeDraft = league.data !== undefined && league.data.draftStatus !== 'COMPLETED';
  const ranking = useQuery({
    ...queries.myRanking(),
    enabled: isBeforeDraft,
    // Not prefetched by the route, and the stored response may be older than the last save.
    refetchOnMount: 'always',
  });

  const noWeek = hasStatus(picks.error, 404);
  // A stored response is outdated once the server reports that there is no active week.
  const myPicks = noWeek ? null : picks.data;
  const retry = (): void => {
    for (const query of [league, picks]) if (query.isError) void query.refetch();
  };
  if (league.data === undefined || myPicks === undefined) {
    if (!league.isError && !picks.isError) return { state: 'loading' };
    return { state: 'failed', retrying: league.isFetching || picks.isFetching, retry };
  }
  if (isBeforeDraft && ranking.isPending) return { state: 'loading' };
  return { state: 'known', league: league.data, myPicks, ranking: ranking.data };
}
