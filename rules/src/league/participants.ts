import type { LeagueModel } from './model.js';

/** The slots of all participants, in the order of the last ranking; those who were not in it come last. */
export function participantsOf({ players, columns, lastRanking }: LeagueModel): Int32Array {
  const slots = new Int32Array(players.ids.length);
  const isLeft = columns.isParticipant.slice(0, slots.length);
  let count = 0;
  const take = (slot: number): void => {
    if (isLeft[slot] !== 1) return;
    isLeft[slot] = 0;
    slots[count++] = slot;
  };
  for (let place = 0; place < lastRanking.length; place++) take(lastRanking[place]!);
  for (let slot = 0; slot < slots.length; slot++) take(slot);
  return slots.subarray(0, count);
}

/** The participant's slot; null for an id that is no participant's. */
export function participantOf({ players, columns }: LeagueModel, id: string): number | null {
  const slot = players.byId.get(id);
  return slot !== undefined && columns.isParticipant[slot] === 1 ? slot : null;
}
