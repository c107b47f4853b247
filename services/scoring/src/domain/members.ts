import { participantsOf, type LeagueModel } from '@torchbearer/rules/league';

/** The participants, numbered in the order of their ids. */
interface Members {
  readonly ids: readonly string[];
  /** Their UUIDs, 16 bytes each. */
  readonly idBytes: Buffer;
  /** By slot. */
  readonly numberOf: Int32Array;
}

/** Sorting all ids takes longer than everything else, and participants seldom change. */
const known = new WeakMap<LeagueModel, Members & { readonly participantChanges: number }>();

export function membersOf(model: LeagueModel): Members {
  const { participantChanges, players } = model;
  const before = known.get(model);
  if (before?.participantChanges === participantChanges) return before;
  const allIds = players.ids;
  const slots = Array.from(participantsOf(model)).sort((a, b) => (allIds[a]! < allIds[b]! ? -1 : 1));
  const numberOf = new Int32Array(allIds.length).fill(-1);
  slots.forEach((slot, number) => (numberOf[slot] = number));
  const ids = slots.map((slot) => allIds[slot]!);
  const idBytes = Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  const members = { ids, idBytes, numberOf, participantChanges };
  known.set(model, members);
  return members;
}
