/** The season's phase, as far as the viewer may know it. */
import type { Config, League } from '@torchbearer/contract/client';

export type Stage = 'ranking' | 'drafting' | 'playing';

/**
 * A visitor knows only the season's dates; a signed-in player also the league's state, which has priority.
 *
 * @param now ms since 1970
 */
export function seasonStage(
  season: Pick<Config['season'], 'rankingsCloseAt' | 'draftAt'>,
  league: Pick<League, 'draftStatus' | 'rankingsLocked'> | undefined,
  now: number,
): Stage {
  if (league) {
    if (league.draftStatus === 'COMPLETED') return 'playing';
    return league.rankingsLocked ? 'drafting' : 'ranking';
  }
  const isPast = (instant: string | null): boolean => instant !== null && Date.parse(instant) <= now;
  if (isPast(season.draftAt)) return 'playing';
  return isPast(season.rankingsCloseAt) ? 'drafting' : 'ranking';
}

/** 'Week 1', 'Weeks 1 to 2'; null if there is none. */
export function weeksFromTo(from: number, to: number): string | null {
  if (to < from) return null;
  return from === to ? `Week ${String(from)}` : `Weeks ${String(from)} to ${String(to)}`;
}
