import type { HistoryWeek } from '@torchbearer/contract/client';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Portrait } from '../../ui/portrait.js';
import classes from './history-table.module.css';
import { rankChange, type RankChange } from './rank-change.js';

/**
 * Week by week, the newest first; each row is a card on a phone. Roles are explicit because CSS removes a
 * table's own.
 */
export function HistoryTable({ history }: { readonly history: readonly HistoryWeek[] }) {
  return (
    <table className={classes.table} role="table">
      <caption>
        <VisuallyHidden>Your season, week by week, the newest week first</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Week', 'Castaway', 'Pick', 'Points', 'Total', 'Rank'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {history
          .map((week, index) => (
            <Row key={week.weekNumber} week={week} change={rankChange(history[index - 1]?.rank, week.rank)} />
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}

function Row({ week, change }: { readonly week: HistoryWeek; readonly change: RankChange | null }) {
  const { castaway } = week;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={classes.week}>
        <span className={classes.word}>Week</span> {week.weekNumber}
      </th>
      <td role="cell" className={classes.castaway}>
        {castaway === null ? (
          <span className={classes.none}>No pick</span>
        ) : (
          <Link to={paths.castaway(castaway.id)}>
            <Portrait castaway={castaway} size={32} round lazy />
            <span>{castaway.name}</span>
          </Link>
        )}
      </td>
      <td role="cell" className={classes.pick}>
        {castaway !== null &&
          (week.isAutoSelected ? <span className={classes.auto}>Auto-selected</span> : 'Own pick')}
      </td>
      <td role="cell" className={classes.figure} data-label="Points">
        {week.points}
      </td>
      <td role="cell" className={classes.figure} data-label="Total">
        {week.total}
      </td>
      <td role="cell" className={classes.figure} data-label="Rank">
        <strong>{week.rank}</strong>
        {change && (
          <span className={classes.change} data-direction={change.direction}>
            <span aria-hidden>{change.sign}</span>
            <VisuallyHidden>{change.words}</VisuallyHidden>
          </span>
        )}
      </td>
    </tr>
  );
}
