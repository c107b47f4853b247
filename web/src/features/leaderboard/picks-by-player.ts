import type { AllPicks } from '@torchbearer/contract/client';

export interface ShownPick {
  readonly weekNumber: number;
  readonly castaway: string;
  readonly isAutoSelected: boolean;
}

/** Player's id → picks, latest week first. */
export function picksByPlayer(picks: AllPicks['picks']): ReadonlyMap<string, readonly ShownPick[]> {
  const byPlayer = new Map<string, ShownPick[]>();
  for (const { userId, weekNumber, castaway, isAutoSelected } of picks) {
    const own = byPlayer.get(userId) ?? [];
    own.push({ weekNumber, castaway: castaway.name, isAutoSelected });
    byPlayer.set(userId, own);
  }
  for (const own of byPlayer.values()) own.sort((one, other) => other.weekNumber - one.weekNumber);
  return byPlayer;
}
