import type { WinProbabilities } from '@torchbearer/contract/client';
import { memo, useMemo } from 'react';
import { chanceChart, chanceInWords } from './chart-options.js';
import { ChartParts, FittedChart, type ChartPart } from './fitted-chart.js';

type Chances = WinProbabilities['probabilities'];

/** More bars at once would cause a noticeable delay. */
const PART = 50;

/** A bar for each player's chance. */
export const ChanceBars = memo(function ChanceBars({ players }: { readonly players: Chances }) {
  const parts = useMemo(() => partsOf(players), [players]);
  const [only, next] = parts;
  if (only === undefined || next !== undefined) return <ChartParts parts={parts} />;
  return <FittedChart tall {...only} />;
});

function partsOf(players: Chances): ChartPart[] {
  if (players.length <= PART) return [{ ...partOf(players, ''), options: chanceChart(players) }];
  const longest = Math.max(...players.map(({ winProbability }) => winProbability));
  return Array.from({ length: Math.ceil(players.length / PART) }, (_, n) => {
    const some = players.slice(n * PART, (n + 1) * PART);
    const which = `, players ${String(n * PART + 1)} to ${String(n * PART + some.length)}`;
    return { ...partOf(some, which), options: chanceChart(some, longest) };
  });
}

const partOf = (players: Chances, which: string) => ({
  bars: players.length,
  label: `Win probability, an estimate${which}: ${players
    .map(({ name, winProbability }) => `${name} ${chanceInWords(winProbability)}`)
    .join(', ')}`,
});
