import type { HeadToHead } from '@torchbearer/contract/client';
import table from '../parts/table.module.css';
import { winnerOf } from './comparison-figures.js';
import classes from './comparison.module.css';

/** Each scored week with both players' points and its winner, or Tie. */
export function WeekTable({ comparison }: { readonly comparison: HeadToHead }) {
  const { user1, user2, weeklyComparison } = comparison;
  return (
    <div className={table.frame} tabIndex={0} role="region" aria-label="Week by week">
      <table className={`${table.table} ${classes.weeks}`}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col" className={table.figure}>
              {user1.name}
            </th>
            <th scope="col" className={table.figure}>
              {user2.name}
            </th>
            <th scope="col">Winner</th>
          </tr>
        </thead>
        <tbody>
          {weeklyComparison.map((week) => (
            <tr key={week.week}>
              <th scope="row">{week.week}</th>
              <td className={table.figure} data-won={week.winner === 'user1' || undefined}>
                {week.user1Points}
              </td>
              <td className={table.figure} data-won={week.winner === 'user2' || undefined}>
                {week.user2Points}
              </td>
              <td className={week.winner === 'tie' ? classes.tie : undefined}>
                {winnerOf(comparison, week)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
