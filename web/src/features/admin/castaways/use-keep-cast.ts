import type { Castaway } from '@torchbearer/contract/client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  adminQueries,
  DRAFT_KEY,
  PICK_LOG_KEY,
  RANKINGS_KEY,
  WEEK_PICKS_KEY,
} from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';

/**
 * Responses that contain castaways, count them, or depend on who is still in; weeks, accounts and texts
 * don't.
 */
const TOUCHED: readonly QueryKey[] = [
  // The prefix also covers each castaway's own data, players' picks and standings.
  queries.castaways().queryKey,
  ['picks'],
  queries.standings().queryKey,
  queries.league().queryKey,
  queries.myDraft().queryKey,
  queries.myRanking().queryKey,
  queries.myHistory().queryKey,
  queries.results().queryKey,
  adminQueries.stats().queryKey,
  adminQueries.winProbability().queryKey,
  adminQueries.powerRankings().queryKey,
  adminQueries.castawaysStatus().queryKey,
  adminQueries.castawaysInUse().queryKey,
  adminQueries.pickAccuracy().queryKey,
  DRAFT_KEY,
  RANKINGS_KEY,
  WEEK_PICKS_KEY,
  PICK_LOG_KEY,
  adminQueries.picksDebug().queryKey,
  ['admin', 'audit'],
];

/** Writes a saved castaway into the cached list and refetches everything that depends on it. */
export function useKeepCast() {
  const client = useQueryClient();
  const renew = (): void => {
    for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey });
  };
  const keep = (change: (cast: readonly Castaway[]) => Castaway[]): void => {
    client.setQueryData(queries.castaways().queryKey, (cast) => cast && change(cast));
    renew();
  };
  return {
    renew,
    changed: (saved: Castaway): void =>
      keep((cast) => cast.map((one) => (one.id === saved.id ? saved : one))),
    gone: (id: string): void => keep((cast) => cast.filter((one) => one.id !== id)),
  };
}
