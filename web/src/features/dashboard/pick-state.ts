/** Where a player stands with the pick of the week, as the dashboard's hero tells it. */
import type { Castaway, League, MyPicks, Ranking } from '@torchbearer/contract/client';

type Pick = NonNullable<MyPicks['pick']>;

export type PickState =
  /** No draft yet: castaways are still to be ranked, or have been (`ranked`), or can't be any more (`closed`). */
  | { readonly is: 'before-draft'; readonly ranked: boolean; readonly closed: boolean }
  | { readonly is: 'no-week' }
  /** The draft went by without this player. */
  | { readonly is: 'not-drafted' }
  | { readonly is: 'not-open'; readonly opensAt: string }
  | { readonly is: 'all-out' }
  | { readonly is: 'no-pick'; readonly closesAt: string; readonly suggested: Castaway | null }
  | { readonly is: 'picked'; readonly closesAt: string; readonly pick: Pick }
  | { readonly is: 'closed'; readonly pick: Pick | null };

interface Known {
  readonly league: League;
  /** null where no week is active. */
  readonly myPicks: MyPicks | null;
  /** Undefined where it could not be loaded. */
  readonly ranking: Ranking | undefined;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

export function pickState({ league, myPicks, ranking, now }: Known): PickState {
  const hasRoster = (myPicks?.assigned.length ?? 0) > 0;
  // A roster stays when an admin unlocks the rankings for another draft.
  if (league.draftStatus !== 'COMPLETED' && !hasRoster)
    return { is: 'before-draft', ranked: ranking?.submitted ?? false, closed: ranking?.locked ?? false };
  if (myPicks === null) return { is: 'no-week' };
  const { week, pick, assigned } = myPicks;
  if (now >= Date.parse(week.picksCloseAt)) return { is: 'closed', pick };
  if (!hasRoster) return { is: 'not-drafted' };
  if (now < Date.parse(week.picksOpenAt)) return { is: 'not-open', opensAt: week.picksOpenAt };
  if (pick) return { is: 'picked', closesAt: week.picksCloseAt, pick };
  if (assigned.every(({ castaway }) => castaway.eliminated)) return { is: 'all-out' };
  return { is: 'no-pick', closesAt: week.picksCloseAt, suggested: myPicks.suggestedCastaway };
}
