/** Writes what the leaderboard's events say to the query cache. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { MOST_IN_WHOLE_LIST, type LeaderboardChanged, type OwnPlace } from '@torchbearer/rules';
import { GROUP_STANDINGS } from './group-queries.js';
import { CORRECTIONS_KEY, finalWeekQueries } from './final-week-queries.js';
import { firstRows, standingAfter } from './live-rows.js';
import { isLarge, ownStandingIn } from './own-standing.js';
import { queries } from './queries.js';

/** In a large league everybody gets an event in the same second, and must not ask in the same second. */
export const MOST_WAIT_MS = 10_000;
/** In a small one, everybody who looks at a group reads its standings after an event. */
export const MOST_WAIT_FOR_GROUP_MS = 1_000;

interface LiveEvents {
  /** `leaderboard:updated` */
  readonly updated: (list: StandingsEntry[]) => void;
  /** `leaderboard:changed` */
  readonly changed: (event: LeaderboardChanged) => void;
  /** `leaderboard:own` */
  readonly own: (own: OwnPlace) => void;
  /** Forgets what would still be read. */
  readonly stop: () => void;
}

/** @param chance a random number from 0 to 1, for each wait */
export function handleLiveEvents(client: QueryClient, chance: () => number): LiveEvents {
  const list = queries.standings().queryKey;
  const standing = queries.ownStanding().queryKey;
  const needs = queries.needs().queryKey;
  const weeks = finalWeekQueries.scoredWeeks().queryKey;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The last `leaderboard:changed` whose `leaderboard:own` has not arrived. */
  let last: LeaderboardChanged | null = null;

  const readLater = (queryKey: QueryKey, { exact = true, most = MOST_WAIT_MS } = {}): void => {
    const name = JSON.stringify(queryKey);
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => void client.invalidateQueries({ queryKey, exact }), chance() * most),
    );
  };
  const readGroupsLater = (most: number): void => readLater([GROUP_STANDINGS], { exact: false, most });
  /**
   * What is final and corrected is not in the standings, but each change of it gives them a new version. In a large
   * league a page reads it when it is opened or gets the focus, and not after each save.
   */
  const outdateFinalWeeks = (): void => {
    void client.invalidateQueries({ queryKey: weeks, exact: true, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: CORRECTIONS_KEY, refetchType: 'none' });
  };
  const write = <Data>(queryKey: QueryKey, data: Data): void => {
    // A response in flight is older and must not replace it.
    void client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, data);
  };
  const user = () => client.getQueryData(queries.me().queryKey);
  // Events are the same for all clients. While the season hides e-mails they have none, and admins read them from
  // the REST response.
  const hidesEmails = (rows: readonly { readonly email: string | null }[]): boolean =>
    user()?.isAdmin === true && rows.some(({ email }) => email === null);

  return {
    updated: (entries) => {
      readGroupsLater(entries.length > MOST_IN_WHOLE_LIST ? MOST_WAIT_MS : MOST_WAIT_FOR_GROUP_MS);
      if (entries.length > MOST_IN_WHOLE_LIST) {
        readLater(needs);
        outdateFinalWeeks();
        return readLater(standing);
      }
      void client.invalidateQueries({ queryKey: needs, exact: true });
      void client.invalidateQueries({ queryKey: weeks, exact: true });
      void client.invalidateQueries({ queryKey: CORRECTIONS_KEY });
      if (hidesEmails(entries)) {
        void client.invalidateQueries({ queryKey: list, exact: true });
        void client.invalidateQueries({ queryKey: standing, exact: true });
        return;
      }
      write(list, entries);
      write(standing, ownStandingIn(entries, user()?.id));
    },
    changed: (event) => {
      last = null;
      readLater(needs);
      outdateFinalWeeks();
      readGroupsLater(MOST_WAIT_MS);
      if (!isLarge(event)) readLater(list);
      if (hidesEmails(event.rows)) return readLater(standing);
      if (isLarge(event)) write(queries.standingsPage(event.standings, 0).queryKey, firstRows(event));
      const known = client.getQueryData(standing);
      // The response that is on its way may be older.
      if (!known) return readLater(standing);
      last = event;
      if (known.place === null) write(standing, standingAfter(event, null));
    },
    own: (own) => {
      if (last?.standings === own.standings) write(standing, standingAfter(last, own));
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
