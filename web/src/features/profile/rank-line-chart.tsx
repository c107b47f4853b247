import type { HistoryWeek } from '@torchbearer/contract/client';
import { useConfig } from '../../api/use-config.js';
import classes from './rank-line-chart.module.css';
import { rankLine, rankLineWords } from './rank-line.js';

/** The rank by week as a line; the table below has the same figures. */
export function RankLineChart({ history }: { readonly history: readonly HistoryWeek[] }) {
  const { firstPickWeek, episodes } = useConfig().season;
  const { weeks, points } = rankLine(history, episodes);
  return (
    <figure className={classes.chart}>
      <div role="img" aria-label={rankLineWords(history)}>
        <div className={classes.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <polyline className={classes.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
          {points.map(({ weekNumber, rank, x, y }) => (
            <span
              key={weekNumber}
              className={classes.point}
              data-last={weekNumber === points.at(-1)?.weekNumber || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {rank}
            </span>
          ))}
        </div>
        <div className={classes.weeks}>
          {weeks.map(({ weekNumber, x }) => (
            <span
              key={weekNumber}
              data-scored={points.some((point) => point.weekNumber === weekNumber) || undefined}
              style={{ left: `${x}%` }}
            >
              {weekNumber}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={classes.caption}>
        Your rank after each week, 1 on top.
        {firstPickWeek > 1 &&
          ` ${firstPickWeek === 2 ? 'Week 1' : `Weeks 1–${firstPickWeek - 1}`}: Not Ranked.`}
      </figcaption>
    </figure>
  );
}
