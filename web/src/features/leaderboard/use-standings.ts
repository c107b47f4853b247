import type { StandingsEntry } from '@torchbearer/contract/client';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { liveStandings } from '../../api/live-standings.js';
import { queries } from '../../api/queries.js';

/** While the socket delivers nothing, and the screen is visible. */
export const POLL_MS = 20_000;

/** The whole list of a small league, kept up to date while the screen is open. */
export function useStandings(): UseQueryResult<StandingsEntry[]> {
  const client = useQueryClient();
  const isLive = useSyncExternalStore(liveStandings.subscribe, liveStandings.isConnected);
  const standings = useQuery({ ...queries.standings(), refetchInterval: isLive ? false : POLL_MS });

  const shown = useRef(standings.data);
  useEffect(() => {
    // How many weeks the leader has led follows from the same points.
    if (shown.current !== undefined && shown.current !== standings.data)
      void client.invalidateQueries({ queryKey: queries.weeksInFirst().queryKey });
    shown.current = standings.data;
  }, [client, standings.data]);
  return standings;
}
