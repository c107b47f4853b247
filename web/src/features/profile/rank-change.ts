/** A rank's change since the week before. */
export interface RankChange {
  /** '▲ 3', '▼ 1' or '='; small enough for a table. */
  readonly sign: string;
  /** 'up 3 places', for screen readers. */
  readonly words: string;
  readonly direction: 'up' | 'down' | 'same';
}

/** @returns null in the first week, which has no week before it */
export function rankChange(before: number | undefined, rank: number): RankChange | null {
  if (before === undefined) return null;
  const up = before - rank;
  if (up === 0) return { sign: '=', words: 'unchanged', direction: 'same' };
  const places = `${Math.abs(up)} ${Math.abs(up) === 1 ? 'place' : 'places'}`;
  return up > 0
    ? { sign: `▲ ${up}`, words: `up ${places}`, direction: 'up' }
    : { sign: `▼ ${-up}`, words: `down ${places}`, direction: 'down' };
}
