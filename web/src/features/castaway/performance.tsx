import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/queries.js';
import { EmptyState } from '../../ui/states.js';
import { Panel } from '../../ui/page.js';
import { StatTile } from '../../ui/stat-tile.js';
import { explainedBy } from '../lines/explained.js';
import { LinesFailed } from '../lines/lines-failed.js';
import type { CastawaySeason } from './castaway-season.js';
import { PointsChart } from './points-chart.js';
import classes from './performance.module.css';
import { WeeksTable } from './weeks-table.js';

interface PerformanceProps {
  readonly castawayId: string;
  readonly name: string;
  readonly season: CastawaySeason;
}

/** Every point of a castaway: in sum, as a line, and week by week. */
export function Performance({ castawayId, name, season }: PerformanceProps) {
  const { data, isError, isFetching, refetch } = useQuery(queries.castawayLines(castawayId));
  const lines = useMemo(() => explainedBy(data ?? [], 'weekNumber'), [data]);
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
        <WeeksTable name={name} weeks={weeks} lines={lines} />
        {isError && data === undefined && (
          <div className={classes.failed}>
            <LinesFailed onRetry={() => void refetch()} isRetrying={isFetching} />
          </div>
        )}
      </Panel>
    </>
  );
}
