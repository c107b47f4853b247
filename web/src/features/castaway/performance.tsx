import type { CastawaySeason } from './castaway-season.js';
import { EmptyState } from '../../ui/states.js';
import { Panel } from '../../ui/page.js';
import { StatTile } from '../../ui/stat-tile.js';
import { PointsChart } from './points-chart.js';
import classes from './performance.module.css';
import { WeeksTable } from './weeks-table.js';

interface PerformanceProps {
  readonly name: string;
  readonly season: CastawaySeason;
}

/** Every point of a castaway: in sum, as a line, and week by week. */
export function Performance({ name, season }: PerformanceProps) {
  const { total, average, best, weeks } = season;
  return (
    <>
      <dl className={classes.figures}>
        <StatTile label="Total Points" value={total.toLocaleString('en-US')} />
        <StatTile label="Average Per Week" value={average.toFixed(1)} />
        <StatTile
          label={best === null ? 'Best Week' : `Best Week (Week ${best.weekNumber})`}
          value={best === null ? '–' : String(best.points)}
        />
      </dl>
      <Panel title="Cumulative Points">
        {best === null ? (
          <EmptyState
            words="No points yet."
            next={`The line of ${name} begins with the first scored week.`}
          />
        ) : (
          <PointsChart name={name} weeks={weeks} />
        )}
      </Panel>
      <Panel title="Weekly Performance">
        <WeeksTable name={name} weeks={weeks} />
      </Panel>
    </>
  );
}
