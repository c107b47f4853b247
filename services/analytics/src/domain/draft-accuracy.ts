import { roundedRatio } from '@torchbearer/rules';
import { isLive, type League } from './league.js';

/** The percentage of each player's castaways that are still in, rounded; 0 without any. */
export function draftAccuracies({ castaways, players }: Pick<League, 'castaways' | 'players'>): Int32Array {
  const live = Uint8Array.from(castaways, (_, place) => Number(isLive({ castaways }, place)));
  const accuracies = new Int32Array(players.ids.length);
  for (let player = 0; player < accuracies.length; player++) {
    const [from, to] = [players.draftedFrom[player]!, players.draftedFrom[player + 1]!];
    let count = 0;
    for (let index = from; index < to; index++) count += live[players.drafted[index]!] ?? 0;
    accuracies[player] = roundedRatio(100 * count, to - from, 0);
  }
  return accuracies;
}
