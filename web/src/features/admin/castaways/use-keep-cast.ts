import type { Castaway } from '@torchbearer/contract/client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';

/** Answers that name castaways, count them, or hang on who is still in; weeks, accounts and texts don't. */
const TOUCHED: readonly QueryKey[] = [
  // Each castaway's own answers begin so as well, players' picks and standings likewise.
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
  adminQueries.pickAccuracy().queryKey,
  adminQueries.draft().queryKey,
  adminQueries.rankings().queryKey,
  ['admin', 'week-picks'],
  adminQueries.pickLog().queryKey,
  adminQueries.picksDebug().queryKey,
  ['admin', 'audit'],
];

/** Keeps the list of castaways true to what was just saved; all else that hangs on it is asked for again. */
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
