/** The state of a player's weekly pick, as the dashboard shows it. */
import type { Castaway, League, MyPicks, Ranking } from '@torchbearer/contract/client';

type Pick = NonNullable<MyPicks['pick']>;

export type PickState =
  /**
   * No draft yet: castaways are still to be ranked, or have been (`ranked`), or can't be any more (`closed`).
   * `closesAt`: the deadline; null if only the draft closes rankings, undefined if unknown.
   */
  | {
      readonly is: 'before-draft';
      readonly ranked: boolean;
      readonly closed: boolean;
      readonly closesAt: string | null | undefined;
    }
  | { readonly is: 'no-week' }
  /** An admin who runs the league without a ranking has no pick to make. */
  | { readonly is: 'watching'; readonly mayRank: boolean }
  /** The player missed the draft. */
  | { readonly is: 'not-drafted' }
  | { readonly is: 'not-open'; readonly opensAt: string }
  | { readonly is: 'all-out' }
  | { readonly is: 'no-pick'; readonly closesAt: string; readonly suggested: Castaway | null }
  /** `mayChange`: there is another castaway to change to. */
  | { readonly is: 'picked'; readonly closesAt: string; readonly pick: Pick; readonly mayChange: boolean }
  | { readonly is: 'closed'; readonly pick: Pick | null };

interface Watcher {
  /** null if no week is active. */
  readonly myPicks: MyPicks | null;
  /** Undefined if it could not be loaded. */
  readonly ranking: Ranking | undefined;
  readonly isAdmin: boolean;
}

interface Known extends Watcher {
  readonly league: League;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

/** Whether a user runs the league without taking part: an admin without castaways or a ranking. */
export const isWatching = ({ myPicks, ranking, isAdmin }: Watcher): boolean =>
  isAdmin && (myPicks?.assigned.length ?? 0) === 0 && ranking?.submitted !== true;

function beforeDraft(ranking: Ranking | undefined, now: number): PickState {
  const closesAt = ranking?.closesAt;
  const isOver = typeof closesAt === 'string' && now >= Date.parse(closesAt);
  const closed = ranking?.locked === true || isOver;
  return { is: 'before-draft', ranked: ranking?.submitted ?? false, closed, closesAt };
}

export function pickState({ league, myPicks, ranking, isAdmin, now }: Known): PickState {
  const hasRoster = (myPicks?.assigned.length ?? 0) > 0;
  if (isWatching({ myPicks, ranking, isAdmin }))
    return { is: 'watching', mayRank: ranking?.locked === false && league.draftStatus !== 'COMPLETED' };
  // A roster stays when an admin unlocks the rankings for another draft.
  if (league.draftStatus !== 'COMPLETED' && !hasRoster) return beforeDraft(ranking, now);
  if (myPicks === null) return { is: 'no-week' };
  const { week, pick, assigned } = myPicks;
  if (now >= Date.parse(week.picksCloseAt)) return { is: 'closed', pick };
  if (!hasRoster) return { is: 'not-drafted' };
  if (now < Date.parse(week.picksOpenAt)) return { is: 'not-open', opensAt: week.picksOpenAt };
  if (pick) {
    const mayChange = assigned.some(
      ({ castawayId, castaway }) => castawayId !== pick.castawayId && !castaway.eliminated,
    );
    return { is: 'picked', closesAt: week.picksCloseAt, pick, mayChange };
  }
  if (assigned.every(({ castaway }) => castaway.eliminated)) return { is: 'all-out' };
  return { is: 'no-pick', closesAt: week.picksCloseAt, suggested: myPicks.suggestedCastaway };
}
