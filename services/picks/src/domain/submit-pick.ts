import { arePicksShown, castawayUntil, isOut, type Reason, type ResultsUntil } from '@torchbearer/rules';

/** The input of the decision. A castaway and a pick may have more fields than it needs. */
export interface PickDesk<Castaway extends DeskCastaway, Pick extends DeskPick> {
  /** The active week, if there is one. */
  readonly week: {
    readonly weekNumber: number;
    readonly picksOpenAt: Date;
    readonly picksCloseAt: Date;
    /** It was moved after its close and has points. */
    readonly isSettled: boolean;
  } | null;
  /** The requested castaway; null if it is not one of the player's own. */
  readonly castaway: Castaway | null;
  /** The player's pick of the active week so far. */
  readonly pick: Pick | null;
}
export interface DeskCastaway {
  readonly id: string;
  readonly eliminated: boolean;
  /** Null while in the game. */
  readonly eliminatedInWeek: number | null;
}
export interface DeskPick {
  readonly castawayId: string;
  readonly isAutoSelected: boolean;
}

export interface Submission {
  /** When it arrived, by the server's clock. */
  readonly now: Date;
  /** An admin submits for a player before the opening and after the close as well. */
  readonly by: 'player' | 'admin';
  /** The week that they saw, if known: a pick is never saved for another one. */
  readonly weekNumber?: number | undefined;
  /** How far the player wants to see results, if the decision must not show more. */
  readonly until?: ResultsUntil;
}

export type PickDecision<Castaway, Pick> =
  | {
      readonly outcome: 'REFUSED';
      readonly reason: Reason;
      /** More precise than the reason's own. */
      readonly sentence?: string;
    }
  /** The same castaway was picked by hand before: nothing changes, and nothing is published. */
  | { readonly outcome: 'UNCHANGED'; readonly castaway: Castaway; readonly pick: Pick }
  | { readonly outcome: 'SAVED'; readonly weekNumber: number; readonly castaway: Castaway };

/**
 * Whether a pick counts. Picks are taken from picksOpenAt on and, at the instant picksCloseAt, no more. Until the player
 * accepts it, no decision tells who left later than they want to see.
 */
export function decidePick<Castaway extends DeskCastaway, Pick extends DeskPick>(
  { now, by, weekNumber, until = null }: Submission,
  { week, castaway, pick }: PickDesk<Castaway, Pick>,
): PickDecision<Castaway, Pick> {
  if (!week) return refused('NO_ACTIVE_WEEK');
  if (weekNumber !== undefined && weekNumber !== week.weekNumber) {
    const sentence = `Week ${week.weekNumber} is active now. Please look at it and pick again.`;
    return { outcome: 'REFUSED', reason: 'OTHER_WEEK_ACTIVE', sentence };
  }
  if (by === 'player' && now < week.picksOpenAt) return refused('PICKS_NOT_OPEN');
  if (by === 'player' && now >= week.picksCloseAt) return refused('PICKS_CLOSED');
  if (by === 'player' && week.isSettled) {
    const sentence = `Week ${week.weekNumber} has points already, so its picks stay closed.`;
    return { outcome: 'REFUSED', reason: 'PICKS_CLOSED', sentence };
  }
  if (!arePicksShown(week.weekNumber, until)) return refused('RESULTS_HIDDEN');
  if (!castaway) return refused('NOT_YOUR_CASTAWAY');
  if (isOut(castaway, until)) return refused('CASTAWAY_ELIMINATED');
  if (pick && !pick.isAutoSelected && pick.castawayId === castaway.id) {
    return { outcome: 'UNCHANGED', castaway: castawayUntil(castaway, until), pick };
  }
  if (castaway.eliminated) return refused('RESULTS_HIDDEN');
  return { outcome: 'SAVED', weekNumber: week.weekNumber, castaway };
}

const refused = (reason: Reason) => ({ outcome: 'REFUSED', reason }) as const;
