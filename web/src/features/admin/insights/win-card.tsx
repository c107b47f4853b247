import type { WinProbabilities } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { ChanceBars } from './chance-bars.js';
import { inFigures } from './chart-options.js';
import { Figures, ofCard } from './figures.js';
import { LevelKey, LevelMark } from './level-mark.js';
import { CHANCE_BOUNDS, chanceLevel, percentInWords } from './levels.js';
import { LongTable } from './long-table.js';
import type { Column } from './long-table-columns.js';
import { NothingYet } from './nothing-yet.js';
import { TopOrAll } from './top-or-all.js';
import classes from './win-card.module.css';

/** As many bars as are still easy to scroll through; longer lists get a table. */
const TOP = 1_000;

type Chance = WinProbabilities['probabilities'][number];

const COLUMNS: readonly Column<Chance>[] = [
  { head: 'Player', cell: ({ name }) => name, names: true },
  {
    head: 'Win probability',
    cell: ({ winProbability }) => (
      <LevelMark level={chanceLevel(winProbability)}>{percentInWords(winProbability)}</LevelMark>
    ),
    figure: true,
    width: '170px',
  },
];
const keyOf = ({ userId }: Chance): string => userId;

export function WinCard() {
  const result = useQuery({ ...adminQueries.winProbability(), ...ofCard });
  return (
    <Figures result={result} failure="Failed to load the win probabilities.">
      {(figures) => <Chances figures={figures} />}
    </Figures>
  );
}

const Chances = memo(function Chances({ figures }: { readonly figures: WinProbabilities }) {
  const { probabilities, completedWeeks, remainingWeeks } = figures;
  const top = useMemo(() => probabilities.slice(0, TOP), [probabilities]);
  if (top.length === 0)
    return (
      <NothingYet words="No players yet." next="Their chances appear here as soon as they have signed up." />
    );
  return (
    <>
      <p className={classes.caption}>
        <span className={classes.estimate}>estimate</span>
        <span>{`${completedWeeks} weeks done, ${remainingWeeks} remaining`}</span>
        {probabilities.length > TOP && (
          <span>{`bars of the first ${inFigures(TOP)} of ${inFigures(probabilities.length)} players`}</span>
        )}
      </p>
      <TopOrAll
        name="win"
        top={TOP}
        count={probabilities.length}
        topView={<ChanceBars players={top} />}
        allView={
          <LongTable
            label="Win probability of every player"
            rows={probabilities}
            columns={COLUMNS}
            keyOf={keyOf}
          />
        }
      />
      <LevelKey bounds={CHANCE_BOUNDS} />
    </>
  );
});
