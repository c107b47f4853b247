/** All picks as table rows, one per player. */
import type { AllPicks, Pick } from '@torchbearer/contract/client';

export interface PlayerRow {
  readonly userId: string;
  readonly name: string;
  /** At least one castaway drafted, and all of them voted out. */
  readonly isEliminated: boolean;
  readonly isViewer: boolean;
  /** Week → pick. */
  readonly picks: ReadonlyMap<number, Pick>;
}

/** The existing weeks, the latest first. */
export const weeksOf = ({ weeks }: AllPicks): number[] =>
  weeks.map(({ weekNumber }) => weekNumber).sort((a, b) => b - a);

/** The weeks whose other picks are hidden until they close. */
export const hiddenWeeksOf = ({ weeks }: AllPicks): ReadonlySet<number> =>
  new Set(weeks.filter(({ picksHidden }) => picksHidden).map(({ weekNumber }) => weekNumber));

/** The text for a player without a pick: in an open week a pick may still come, or be hidden. */
export function unpickedWord(week: { readonly isClosed: boolean; readonly isHidden: boolean }): string {
  if (week.isClosed) return 'No pick';
  return week.isHidden ? 'Not shown yet' : 'No pick yet';
}

/** The viewer first, then by name. One pass over each list: there may be thousands. */
export function playerRows({ users, draftPicks, castaways, picks }: AllPicks, viewerId: string): PlayerRow[] {
  const out = new Set(castaways.filter(({ eliminated }) => eliminated).map(({ id }) => id));
  const drafted = new Set<string>();
  const alive = new Set<string>();
  for (const { userId, castawayId } of draftPicks) {
    drafted.add(userId);
    if (!out.has(castawayId)) alive.add(userId);
  }
  const byUser = new Map<string, Map<number, Pick>>();
  for (const pick of picks) {
    const own = byUser.get(pick.userId) ?? new Map<number, Pick>();
    byUser.set(pick.userId, own.set(pick.weekNumber, pick));
  }
  const rows = users.map(({ id, name }) => ({
    userId: id,
    name,
    isEliminated: drafted.has(id) && !alive.has(id),
    isViewer: id === viewerId,
    picks: byUser.get(id) ?? new Map<number, Pick>(),
  }));
  const { compare } = new Intl.Collator('en');
  return rows.sort((a, b) => Number(b.isViewer) - Number(a.isViewer) || compare(a.name, b.name));
}

/** The week in the address's ?week=, if it exists; null for all of them. */
export const weekIn = (weeks: readonly number[], value: string | null): number | null =>
  weeks.find((week) => String(week) === value) ?? null;
