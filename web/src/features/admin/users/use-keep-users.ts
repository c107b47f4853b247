import type { User } from '@torchbearer/contract/client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';

/** Old once anything of an account has changed. */
const ACCOUNTS: readonly QueryKey[] = [adminQueries.users().queryKey, ['admin', 'audit']];

/** Answers that name players, give their address, or write to their number. */
const NAMED: readonly QueryKey[] = [
  ...ACCOUNTS,
  // Everybody's picks; a castaway's owners.
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

/** Answers that hang on who takes part, too; one's own role is among them. */
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

/** Keeps the list of users true to what was just saved; what else hangs on it is asked for again. */
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
      /** Has another role, and with it another part in the league. */
      promoted(saved: User): void {
        replace(saved);
        renew(COUNTED);
      },
      gone(ids: ReadonlySet<string>): void {
        client.setQueryData(queryKey, (users) => users?.filter(({ id }) => !ids.has(id)));
        renew(COUNTED);
      },
      /** Nothing of them is shown anywhere else: a password, or a change that was refused. */
      renewed: (): void => renew(ACCOUNTS),
    };
  }, [client]);
}
