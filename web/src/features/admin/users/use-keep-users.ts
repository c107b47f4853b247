import type { User } from '@torchbearer/contract/client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';

/** Stale after any change of an account. */
const ACCOUNTS: readonly QueryKey[] = [adminQueries.users().queryKey, ['admin', 'audit']];

/** Responses that contain players' names, addresses, or messages to their numbers. */
const NAMED: readonly QueryKey[] = [
  ...ACCOUNTS,
  // All picks; a castaway's owners.
  ['picks'],
  queries.castaways().queryKey,
  queries.standings().queryKey,
  adminQueries.winProbability().queryKey,
  adminQueries.powerRankings().queryKey,
  adminQueries.pickAccuracy().queryKey,
  adminQueries.leaderboard().queryKey,
  ['admin', 'head-to-head'],
  adminQueries.draft().queryKey,
  adminQueries.rankings().queryKey,
  ['admin', 'week-picks'],
  adminQueries.pickLog().queryKey,
  adminQueries.picksDebug().queryKey,
  ['admin', 'feedback'],
  adminQueries.smsLogs().queryKey,
  ['admin', 'blast-estimate'],
  ['points-preview'],
];

/** Also what depends on who takes part, and the admin's own role. */
const COUNTED: readonly QueryKey[] = [
  ...NAMED,
  queries.me().queryKey,
  queries.league().queryKey,
  queries.myHistory().queryKey,
  adminQueries.stats().queryKey,
  adminQueries.trends().queryKey,
  adminQueries.castawaysStatus().queryKey,
  adminQueries.feedbackStats().queryKey,
];

/** Writes saved users to the cached list and refetches what depends on it. */
export function useKeepUsers() {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = adminQueries.users();
    const replace = (saved: User): void =>
      void client.setQueryData(queryKey, (users) => users?.map((one) => (one.id === saved.id ? saved : one)));
    const renew = (touched: readonly QueryKey[]): void => {
      for (const key of touched) void client.invalidateQueries({ queryKey: key });
    };
    return {
      edited: (saved: User): void => {
        replace(saved);
        renew(NAMED);
      },
      /** Has another role, and so may join or leave the league. */
      promoted(saved: User): void {
        replace(saved);
        renew(COUNTED);
      },
      gone(ids: ReadonlySet<string>): void {
        client.setQueryData(queryKey, (users) => users?.filter(({ id }) => !ids.has(id)));
        renew(COUNTED);
      },
      /** Shown nowhere else: a password, or a refused change. */
      renewed: (): void => renew(ACCOUNTS),
    };
  }, [client]);
}
