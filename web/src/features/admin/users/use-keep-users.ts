import type { User } from '@torchbearer/contract/client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  adminQueries,
  DRAFT_KEY,
  PICK_LOG_KEY,
  RANKINGS_KEY,
  SMS_LOGS_KEY,
  USERS_KEY,
  WEEK_PICKS_KEY,
} from '../../../api/admin-queries.js';
import { withoutRows, withRow, type RowsPages } from '../../../api/paged-list.js';
import { queries } from '../../../api/queries.js';

/**
 * Stale after any change of an account. The table's own pages are not among them: a row changes in place, because
 * loading them again could move what the admin looks at.
 */
const ACCOUNTS: readonly QueryKey[] = [
  ...['bios', 'some', 'count', 'among'].map((list) => [...USERS_KEY, list]),
  ['admin', 'audit'],
];

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
  DRAFT_KEY,
  RANKINGS_KEY,
  WEEK_PICKS_KEY,
  PICK_LOG_KEY,
  adminQueries.picksDebug().queryKey,
  ['admin', 'feedback'],
  SMS_LOGS_KEY,
  ['admin', 'blast-estimate'],
  ['points-preview'],
];

/** What is read again after a change of who takes part or of the admin's own role. */
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

/** Writes saved users to the loaded lists and refetches what depends on them. */
export function useKeepUsers() {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (of: (loaded: RowsPages<User>) => RowsPages<User>): void => {
      const queryKey = [...USERS_KEY, 'list'];
      client.setQueriesData<RowsPages<User>>({ queryKey }, (loaded) => loaded && of(loaded));
      // The next visit loads them again.
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    };
    const replace = (saved: User): void => change((loaded) => withRow(loaded, saved));
    const remove = (ids: ReadonlySet<string>): void => change((loaded) => withoutRows(loaded, ids));
    const renew = (touched: readonly QueryKey[]): void => {
      for (const queryKey of touched) void client.invalidateQueries({ queryKey });
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
        remove(ids);
        renew(COUNTED);
      },
      /** Shown nowhere else: a password, or a refused change. */
      renewed(id: string): void {
        renew(ACCOUNTS);
        const show = ([user]: readonly User[]): void => (user ? replace(user) : remove(new Set([id])));
        // If it fails, the row stays as it is until the list is loaded again.
        client.fetchQuery({ ...adminQueries.usersAmong([id]), staleTime: 0 }).then(show, () => undefined);
      },
    };
  }, [client]);
}
