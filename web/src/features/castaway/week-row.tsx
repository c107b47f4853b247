import type { ResultLine } from '@torchbearer/contract/client';
import { useState } from 'react';
import { LinePanel } from '../lines/line-panel.js';
import { linesRow, LinesToggle, withoutLines } from '../lines/lines-toggle.js';
import type { CastawayWeek } from './castaway-season.js';
import classes from './weeks-table.module.css';

interface WeekRowProps {
  /** The castaway's. */
  readonly name: string;
  readonly week: CastawayWeek;
  /** What the points are made of; null if nothing explains them. */
  readonly lines: readonly ResultLine[] | null;
  /** Whether other rows of the table can be opened. */
  readonly hasToggles: boolean;
}

/** The text for a week without points. */
const WORDS = {
  'not-ranked': 'Not Ranked',
  eliminated: 'Out of the game',
  'to-come': 'No points yet',
} as const;

/** A week's points, and below them their lines. */
export function WeekRow({
  name,
  week: { weekNumber, state, points, total },
  lines,
  hasToggles,
}: WeekRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = `lines-of-week-${String(weekNumber)}`;
  if (state !== 'scored') {
    return (
      <tr data-state={state}>
        <th scope="row">Week {weekNumber}</th>
        <td className={classes.words} colSpan={2}>
          {WORDS[state]}
        </td>
      </tr>
    );
  }
  return (
    <>
      <tr className={lines ? linesRow : undefined} data-state={state}>
        <th scope="row">Week {weekNumber}</th>
        <td className={classes.figure}>
          {lines ? (
            <LinesToggle
              points={points}
              of={`of week ${String(weekNumber)}`}
              panel={panel}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          ) : (
            <span className={hasToggles ? withoutLines : undefined}>{points}</span>
          )}
        </td>
        <td className={classes.figure}>{total}</td>
      </tr>
      {lines && isOpen && (
        <tr id={panel} className={classes.lines} data-state={state}>
          <td colSpan={3}>
            <LinePanel
              lines={lines}
              label={`Points of ${name} in week ${String(weekNumber)}, line by line`}
            />
          </td>
        </tr>
      )}
    </>
  );
}
