interface SavedWeek {
  readonly weekNumber: number;
  readonly isActive: boolean;
}

/**
 * Why a save is refused whose sender saw another active week: only if it would make or end an active week, and so
 * undo another admin's change.
 * @param active the number of the week that is active now, null for none
 * @param seen the number that the sender saw, undefined if they sent none
 * @returns a sentence for the screen, or null if the save is accepted
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
