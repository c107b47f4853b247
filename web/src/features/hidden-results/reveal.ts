/** What a week changed for a player, shown once they have watched it. */
import type { Castaway, HistoryWeek } from '@torchbearer/contract/client';

export interface Reveal {
  /** Null without points for this week, and for those who take no part. */
  readonly own: OwnReveal | null;
  /** Who left in this week, by name. */
  readonly left: readonly string[];
}

interface OwnReveal {
  /** Null without a pick. */
  readonly castaway: string | null;
  readonly points: number;
  readonly total: number;
  readonly rank: number;
  /** Null in the first week that counts. */
  readonly rankBefore: number | null;
}

export function revealOf(
  week: number,
  history: readonly HistoryWeek[],
  castaways: readonly Pick<Castaway, 'name' | 'eliminated' | 'eliminatedInWeek'>[],
): Reveal {
  const place = history.findIndex(({ weekNumber }) => weekNumber === week);
  const own = history[place];
  return {
    own: own
      ? {
          castaway: own.castaway?.name ?? null,
          points: own.points,
          total: own.total,
          rank: own.rank,
          rankBefore: history[place - 1]?.rank ?? null,
        }
      : null,
    left: castaways
      .filter(({ eliminated, eliminatedInWeek }) => eliminated && eliminatedInWeek === week)
      .map(({ name }) => name),
  };
}

/** 'You moved up 2 places, to #3.' */
export function moveWords({ rank, rankBefore }: Pick<OwnReveal, 'rank' | 'rankBefore'>): string {
  if (rankBefore === null) return `You are #${String(rank)}.`;
  const places = Math.abs(rank - rankBefore);
  if (places === 0) return `You stay #${String(rank)}.`;
  const direction = rank < rankBefore ? 'up' : 'down';
  return `You moved ${direction} ${String(places)} ${places === 1 ? 'place' : 'places'}, to #${String(rank)}.`;
}
