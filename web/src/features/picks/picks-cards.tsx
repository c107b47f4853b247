import { Portrait } from '../../ui/portrait.js';
import { useVirtualRows } from '../../ui/use-virtual-rows.js';
import type { PlayerRow } from './all-picks-rows.js';
import { Picked } from './picked.js';
import type { PicksProps } from './picks-table.js';
import { PlayerName } from './player-name.js';
import classes from './all-picks.module.css';

/** A card per player, for phones. */
export function PicksCards({ rows, total, weeks, unpicked }: PicksProps) {
  const estimatedHeight = 62 + 28 * weeks.length;
  const { frame, indexes, before, after, measure } = useVirtualRows<HTMLUListElement, PlayerRow>({
    ...{ name: 'picks', rows, keyOf: ({ id }) => id },
    estimatedHeight,
  });
  return (
    <ul ref={frame} className={classes.cards} style={{ paddingTop: before, paddingBottom: after }}>
      {indexes.map((index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={row.id}
            ref={measure}
            data-index={index}
            className={classes.cardSpace}
            aria-posinset={index + 1}
            aria-setsize={total}
          >
            <div
              className={classes.card}
              data-viewer={row.isViewer || undefined}
              data-out={row.isEliminated || undefined}
            >
              <h3 className={classes.cardName}>
                <PlayerName row={row} />
              </h3>
              <dl className={classes.weeks}>
                {weeks.map((week) => {
                  const pick = row.picks.get(week);
                  return (
                    <div key={week} className={classes.week}>
                      <dt>Week {week}</dt>
                      <dd>
                        {weeks.length === 1 && pick && (
                          <Portrait castaway={pick.castaway} size={32} round lazy />
                        )}
                        <span>
                          <Picked pick={pick} unpicked={unpicked(week, row.isViewer)} />
                        </span>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
