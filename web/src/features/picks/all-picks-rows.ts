/** All picks as table rows, one per player. */
import type { AllPicks, Pick as WeeklyPick } from '@torchbearer/contract/client';
import type { PlayerPicks } from '../../api/player-picks.js';

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** At least one castaway drafted, and all of them voted out. */
  readonly isEliminated: boolean;
  readonly isViewer: boolean;
  /** Week → pick. */
  readonly picks: ReadonlyMap<number, WeeklyPick>;
}

/** The existing weeks, the latest first. */
export const weeksOf = ({ weeks }: Pick<AllPicks, 'weeks'>): number[] =>
  weeks.map(({ weekNumber }) => weekNumber).sort((a, b) => b - a);

/** The weeks whose other picks are hidden until they close. */
export const hiddenWeeksOf = ({ weeks }: Pick<AllPicks, 'weeks'>): ReadonlySet<number> =>
  new Set(weeks.filter(({ picksHidden }) => picksHidden).map(({ weekNumber }) => weekNumber));

/** The text for a player without a pick: in an open week a pick may still come, or be hidden. */
export function unpickedWord(week: { readonly isClosed: boolean; readonly isHidden: boolean }): string {
  if (week.isClosed) return 'No pick';
  return week.isHidden ? 'Not shown yet' : 'No pick yet';
}

/** In the same order. */
export function rowsFor(
  players: readonly PlayerPicks[],
  { castaways }: Pick<AllPicks, 'castaways'>,
  viewerId: string,
): PlayerRow[] {
  const out = new Set(castaways.filter(({ eliminated }) => eliminated).map(({ id }) => id));
  return players.map(({ id, name, picks, castawayIds }) => ({
    ...{ id, name },
    isEliminated: castawayIds.length > 0 && castawayIds.every((castawayId) => out.has(castawayId)),
    isViewer: id === viewerId,
    picks: new Map(picks.map((pick) => [pick.weekNumber, pick])),
  }));
}

/** The viewer first, then by name. */
export function inOrder(rows: readonly PlayerRow[]): PlayerRow[] {
  const { compare } = new Intl.Collator('en');
  return rows.toSorted((a, b) => Number(b.isViewer) - Number(a.isViewer) || compare(a.name, b.name));
}

/** The week in the address's ?week=, if it exists; null for all of them. */
export const weekIn = (weeks: readonly number[], value: string | null): number | null =>
  weeks.find((week) => String(week) === value) ?? null;
