import type { ResultLine, ResultRow as Result } from '@torchbearer/contract/client';
import { useState } from 'react';
import { Portrait } from '../../ui/portrait.js';
import { Tribe } from '../../ui/tribe.js';
import { LinePanel } from '../lines/line-panel.js';
import { linesRow, LinesToggle, withoutLines } from '../lines/lines-toggle.js';
import classes from './weekly-results.module.css';

interface ResultRowProps {
  readonly result: Result;
  /** Whether the viewer picked the castaway. */
  readonly isOwn: boolean;
  /** What the points are made of; null if nothing explains them. */
  readonly lines: readonly ResultLine[] | null;
  /** Whether other rows of the table can be opened. */
  readonly hasToggles: boolean;
}

/** A castaway's points of the week, and below them their lines. */
export function ResultRow({ result: { id, castaway, points }, isOwn, lines, hasToggles }: ResultRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = `lines-${id}`;
  return (
    <>
      <tr className={lines ? linesRow : undefined} data-own={isOwn || undefined}>
        <th scope="row">
          <span className={classes.castaway}>
            <Portrait castaway={castaway} size={40} round lazy />
            <span>
              {castaway.name} {isOwn && <span className={classes.mark}>Your pick</span>}
            </span>
          </span>
        </th>
        <td className={classes.tribe}>
          <Tribe name={castaway.tribe} />
        </td>
        <td className={classes.points}>
          {lines ? (
            <LinesToggle
              points={points}
              of={`of ${castaway.name}`}
              panel={panel}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          ) : (
            <span className={hasToggles ? withoutLines : undefined}>{points}</span>
          )}
        </td>
      </tr>
      {lines && isOpen && (
        <tr id={panel} className={classes.lines} data-own={isOwn || undefined}>
          <td colSpan={3}>
            <LinePanel lines={lines} label={`Points of ${castaway.name}, line by line`} />
          </td>
        </tr>
      )}
    </>
  );
}
