interface SavedWeek {
  readonly weekNumber: number;
  readonly isActive: boolean;
}

/**
 * Why a save may not go through whose sender believes another week to be active than is: only where it would make
 * or end an active week, and so undo what somebody else has just done.
 * @param active the active week's number by now, null for none
 * @param seen the number that the sender believes in, undefined where they didn't look
 * @returns a sentence fit to show a person, null where nothing speaks against it
 */
export function activeWeekFault(
  active: number | null,
  seen: number | null | undefined,
  save: SavedWeek,
): string | null {
  if (seen === undefined || seen === active || activeAfter(active, save) === active) return null;
  return active === null
    ? 'No week is active any more: it was ended meanwhile.'
    : `Week ${active} was made active meanwhile.`;
}

function activeAfter(active: number | null, { weekNumber, isActive }: SavedWeek): number | null {
  if (isActive) return weekNumber;
  return active === weekNumber ? null : active;
}
