import {
  countedWeeksOf,
  displayedOrder,
  participantsOf,
  ranksInOrder,
  totalsOf,
  type LeagueModel,
} from '@torchbearer/rules/league';

/** All participants in display order, one value each. */
export interface RankedPlayers {
  /** The player's slot in the league. */
  readonly slots: Int32Array;
  /** 1 + the number of participants with a strictly higher total. */
  readonly ranks: Int32Array;
  readonly totals: Int32Array;
  /** Weeks that count in which the player had a pick, by hand or automatic. */
  readonly weeksPicked: Int32Array;
}

export function rankedPlayers(model: LeagueModel): RankedPlayers {
  const players = participantsOf(model);
  const totals = totalsOf(model, players, countedWeeksOf(model));
  const places = displayedOrder({
    ids: Array.from(players, (slot) => model.players.ids[slot]!),
    rankedAt: Float64Array.from(players, (slot) => model.columns.rankedAt[slot]!),
    ...totals,
  });
  // `Int32Array.from` takes ten times as long.
  const inOrder = (values: Int32Array): Int32Array => {
    const ordered = new Int32Array(places.length);
    for (let place = 0; place < places.length; place++) ordered[place] = values[places[place]!]!;
    return ordered;
  };
  const slots = inOrder(players);
  model.lastRanking = slots;
  const total = inOrder(totals.total);
  return { slots, ranks: ranksInOrder(total), totals: total, weeksPicked: inOrder(totals.weeksPicked) };
}
