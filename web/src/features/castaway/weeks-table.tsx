import type { ResultLine } from '@torchbearer/contract/client';
import { VisuallyHidden } from '@mantine/core';
import type { CastawayWeek } from './castaway-season.js';
import { WeekRow } from './week-row.js';
import classes from './weeks-table.module.css';

interface WeeksTableProps {
  readonly name: string;
  readonly weeks: readonly CastawayWeek[];
  /** What the points are made of, by week; weeks that nothing explains are left out. */
  readonly lines: ReadonlyMap<number, readonly ResultLine[]>;
}

export function WeeksTable({ name, weeks, lines }: WeeksTableProps) {
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
        {weeks.map((week) => (
          <WeekRow
            key={week.weekNumber}
            name={name}
            week={week}
            lines={lines.get(week.weekNumber) ?? null}
            hasToggles={lines.size > 0}
          />
        ))}
      </tbody>
    </table>
  );
}
