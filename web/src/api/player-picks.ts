/** All picks, one row per player. */
import type { AllPicks, Pick as WeeklyPick } from '@torchbearer/contract/client';

export interface PlayerPicks {
  readonly id: string;
  readonly name: string;
  /** In the order of the response. */
  readonly picks: readonly WeeklyPick[];
  /** The castaways that the player drafted. */
  readonly castawayIds: readonly string[];
}

/** In the order of the response. One pass over each list: there may be thousands. */
export function playersIn({ users, draftPicks, picks }: AllPicks): PlayerPicks[] {
  const players = users.map(({ id, name }) => ({
    ...{ id, name },
    picks: [] as WeeklyPick[],
    castawayIds: [] as string[],
  }));
  const byId = new Map(players.map((player) => [player.id, player]));
  for (const { userId, castawayId } of draftPicks) byId.get(userId)?.castawayIds.push(castawayId);
  for (const pick of picks) byId.get(pick.userId)?.picks.push(pick);
  return players;
}
