import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiError, type OwnStanding, type StandingsEntry } from '@torchbearer/contract/client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MOST_WAIT_MS } from '../../api/live-events.js';
import { liveStandings } from '../../api/live-standings.js';
import { queries, STANDINGS_PAGES } from '../../api/queries.js';
import { pagesIn, partialBoard, type ShownBoard, type Sight } from './shown-board.js';

export interface LargeBoard {
  readonly board: ShownBoard;
  /** The version that is shown. */
  readonly standing: OwnStanding;
  /** To be called with the rows that are visible. */
  readonly see: (sight: Sight) => void;
  /** Why visible rows are missing; null if they are not, or still load. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/**
 * The leaderboard of a large league: its visible pages. Those of a new version are shown when all of them have
 * arrived, and until then those from before.
 */
export function useLargeBoard(newest: OwnStanding): LargeBoard {
  const client = useQueryClient();
  const [sight, see] = useState<Sight>({ first: 0, last: 0 });
  const [shown, setShown] = useState(newest);
  const isNew = newest.standings !== shown.standings;
  const mayLoad = useTurnToLoad(newest.standings, isNew);

  const current = usePages(shown, sight, true);
  const next = usePages(newest, sight, isNew && mayLoad);
  const isReplaced = [...current.errors, ...next.errors].some(
    (error) => error instanceof ApiError && error.code === 'STANDINGS_REPLACED',
  );
  // Rows that can't be had any more are not worth keeping.
  const isReady = next.isLoaded || (mayLoad && current.errors.length > 0);
  if (newest !== shown && (!isNew || isReady)) setShown(newest);

  useEffect(() => {
    if (isReplaced) void client.invalidateQueries({ queryKey: queries.ownStanding().queryKey });
  }, [client, isReplaced, newest.standings]);
  useEffect(() => {
    // A list from when the league was small.
    client.removeQueries({ queryKey: queries.standings().queryKey, exact: true });
    client.removeQueries({
      queryKey: [STANDINGS_PAGES],
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey[1] !== shown.standings,
    });
  }, [client, shown.standings]);
  useWeeksInFirst(shown.standings);

  return {
    board: useMemo(() => partialBoard(shown, current.pages), [shown, current.pages]),
    standing: shown,
    see,
    failure: isReplaced ? null : (current.errors[0] ?? null),
    retry: () => void client.refetchQueries({ queryKey: [STANDINGS_PAGES, shown.standings], type: 'active' }),
  };
}

interface Pages {
  readonly pages: ReadonlyMap<number, readonly StandingsEntry[]>;
  readonly errors: readonly Error[];
  readonly isLoaded: boolean;
}

/** The visible pages of a version; without `mayLoad` only those that are known already. */
function usePages({ standings, players }: OwnStanding, sight: Sight, mayLoad: boolean): Pages {
  const numbers = useMemo(() => pagesIn(sight, players), [sight, players]);
  const results = useQueries({
    queries: numbers.map((number) => ({ ...queries.standingsPage(standings, number), enabled: mayLoad })),
    combine: dataAndErrors,
  });
  const pages = useMemo(
    () =>
      new Map(
        results.data.flatMap((page, index) => {
          const number = numbers[index];
          return page && number !== undefined ? [[number, page] as const] : [];
        }),
      ),
    [results.data, numbers],
  );
  return { pages, errors: results.errors, isLoaded: pages.size === numbers.length };
}

const dataAndErrors = (results: readonly UseQueryResult<StandingsEntry[]>[]) => ({
  data: results.map(({ data }) => data),
  errors: results.flatMap(({ data, error }) => (error && !data ? [error] : [])),
});

/** True once this browser may load a new version: those with a live connection all hear of it at once. */
function useTurnToLoad(standings: string, isNew: boolean): boolean {
  const isLive = useSyncExternalStore(liveStandings.subscribe, liveStandings.isConnected);
  const [turn, setTurn] = useState('');
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setTurn(standings), isLive ? Math.random() * MOST_WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [standings, isNew, isLive]);
  return turn === standings;
}

/** Reads the leader's weeks in first again with each new version of the standings. */
function useWeeksInFirst(standings: string): void {
  const client = useQueryClient();
  const [first] = useState(standings);
  useEffect(() => {
    if (standings === first) return;
    const wait = liveStandings.isConnected() ? Math.random() * MOST_WAIT_MS : 0;
    const { queryKey } = queries.weeksInFirst();
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey }), wait);
    return () => clearTimeout(timer);
  }, [client, standings, first]);
}
