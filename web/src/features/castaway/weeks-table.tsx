import { VisuallyHidden } from '@mantine/core';
import type { CastawayWeek } from './castaway-season.js';
import classes from './weeks-table.module.css';

interface WeeksTableProps {
  readonly name: string;
  readonly weeks: readonly CastawayWeek[];
}

/** The text for a week without points. */
const WORDS = {
  'not-ranked': 'Not Ranked',
  eliminated: 'Out of the game',
  'to-come': 'No points yet',
} as const;

export function WeeksTable({ name, weeks }: WeeksTableProps) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>Points of {name}, week by week</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col" className={classes.figure}>
            Points
          </th>
          <th scope="col" className={classes.figure}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ weekNumber, state, points, total }) => (
          <tr key={weekNumber} data-state={state}>
            <th scope="row">Week {weekNumber}</th>
            {state === 'scored' ? (
              <>
                <td className={classes.figure}>{points}</td>
                <td className={classes.figure}>{total}</td>
              </>
            ) : (
              <td className={classes.words} colSpan={2}>
                {WORDS[state]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
