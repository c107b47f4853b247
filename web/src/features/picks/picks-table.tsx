import { Portrait } from '../../ui/portrait.js';
import { RowGap } from '../../ui/row-gap.js';
import { Tribe } from '../../ui/tribe.js';
import { useVirtualRows } from '../../ui/use-virtual-rows.js';
import type { PlayerRow } from './all-picks-rows.js';
import { Picked } from './picked.js';
import { PlayerName } from './player-name.js';
import classes from './all-picks.module.css';

export interface PicksProps {
  /** The loaded ones. */
  readonly rows: readonly PlayerRow[];
  /** How many there are. */
  readonly total: number;
  /** Latest first. */
  readonly weeks: readonly number[];
  /** Shown if there is no pick of that week. */
  readonly unpicked: (week: number, isViewer: boolean) => string;
}

/** A row per player and a column per week; for a single week, with the castaway's face and tribe. */
export function PicksTable({ rows, total, weeks, unpicked }: PicksProps) {
  const { frame, indexes, before, after, measure } = useVirtualRows<HTMLDivElement, PlayerRow>({
    ...{ name: 'picks', rows, keyOf: ({ id }) => id },
    estimatedHeight: 60,
  });
  const [only, ...others] = weeks;
  const isOne = others.length === 0 && only !== undefined;
  return (
    <div
      ref={frame}
      className={classes.frame}
      role="region"
      aria-label="Picks"
      tabIndex={isOne ? undefined : 0}
    >
      <table
        className={classes.table}
        style={{ minWidth: 230 + weeks.length * 150 }}
        aria-rowcount={total + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.player}>
              Player
            </th>
            {weeks.map((week) => (
              <th scope="col" key={week}>
                Week {week}
              </th>
            ))}
            {isOne && <th scope="col">Tribe</th>}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <RowGap height={before} columns={weeks.length + 2} />}
          {indexes.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const pick = only === undefined ? undefined : row.picks.get(only);
            return (
              <tr
                key={row.id}
                ref={measure}
                data-index={index}
                data-viewer={row.isViewer || undefined}
                data-out={row.isEliminated || undefined}
                aria-rowindex={index + 2}
              >
                <th scope="row" className={classes.player}>
                  <PlayerName row={row} />
                </th>
                {weeks.map((week) => (
                  <td key={week}>
                    <span className={classes.cell}>
                      {isOne && pick && <Portrait castaway={pick.castaway} size={36} round lazy />}
                      <span>
                        <Picked pick={row.picks.get(week)} unpicked={unpicked(week, row.isViewer)} />
                      </span>
                    </span>
                  </td>
                ))}
                {isOne && <td>{pick && <Tribe name={pick.castaway.tribe} />}</td>}
              </tr>
            );
          })}
          {after > 0 && <RowGap height={after} columns={weeks.length + 2} />}
        </tbody>
      </table>
    </div>
  );
}
