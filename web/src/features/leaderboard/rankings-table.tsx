import type { StandingsEntry } from '@torchbearer/contract/client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { glide, type Sight } from './glide.js';
import { JumpToMe } from './jump-to-me.js';
import type { LastUpdate } from './use-moves.js';
import { RankingRow } from './ranking-row.js';
import { useWindowRows } from '../../ui/use-window-rows.js';
import classes from './rankings-table.module.css';

// The breakpoint of the styles, where rows are a little higher: a right estimate avoids rendering them twice.
const isNarrow = window.matchMedia('(max-width: 720px)');

interface RankingsTableProps {
  readonly standings: readonly StandingsEntry[];
  readonly me: string;
  readonly update: LastUpdate;
}

/**
 * The standings, of any length. Rows are positioned by rank and keep their elements when they move, so that
 * they can glide; only those near the window are in the document.
 */
export function RankingsTable({ standings, me, update }: RankingsTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowRows({
    name: 'rankings',
    list,
    count: standings.length,
    keyOf: useCallback((index: number) => standings[index]?.id ?? '', [standings]),
    estimate: isNarrow.matches ? 63 : 60,
  });
  const { scrollMargin } = rows.options;
  const shown = rows.getVirtualItems();
  const mine = standings.findIndex(({ id }) => id === me);

  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  const glided = useRef(update.moves);
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map(shown.map(({ key, start }) => [key as string, start - scrollMargin]));
    if (glided.current === update.moves || !list.current) return;
    glided.current = update.moves;
    if (update.moves.size > 0)
      glide(rowsOf(list.current, before, tops.current, update), sightOf(scrollMargin));
  });

  const jump = (): void => {
    rows.scrollToIndex(mine, { align: 'center' });
    focusRow(list.current, me);
  };
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
  const isOutOfView = mine >= 0 && (mine < startIndex || mine > endIndex);
  return (
    <>
      <div
        role="table"
        aria-label="Live Rankings"
        aria-rowcount={standings.length + 1}
        className={classes.table}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1} className={classes.headings}>
            <span role="columnheader" className={classes.rank}>
              Rank
            </span>
            <span role="columnheader">Player</span>
            <span role="columnheader" className={classes.points}>
              Total Points
            </span>
            <span role="columnheader" className={classes.roster}>
              Roster
            </span>
          </div>
        </div>
        <div ref={list} role="rowgroup" className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, key, start }) => {
            const entry = standings[index];
            return (
              entry && (
                <RankingRow
                  key={key}
                  entry={entry}
                  index={index}
                  top={start - scrollMargin}
                  isMe={index === mine}
                  move={update.moves.get(entry.id)}
                  isFresh={update.isFresh}
                  measure={rows.measureElement}
                />
              )
            );
          })}
        </div>
      </div>
      <JumpToMe entry={isOutOfView ? standings[mine] : undefined} onJump={jump} />
    </>
  );
}

function rowsOf(
  list: HTMLElement,
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  { moves }: LastUpdate,
) {
  return [...list.children].flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    const id = element.dataset['player'] ?? '';
    const top = now.get(id);
    if (top === undefined) return [];
    return [{ element, top, before: before.get(id) ?? null, places: moves.get(id)?.places ?? 0 }];
  });
}

const sightOf = (scrollMargin: number): Sight => {
  const from = window.scrollY - scrollMargin;
  return { from, to: from + window.innerHeight };
};

/** Waits for the row, which renders once the page has scrolled there. */
function focusRow(list: HTMLElement | null, id: string, framesLeft = 60): void {
  const row = list?.querySelector<HTMLElement>(`[data-player="${CSS.escape(id)}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRow(list, id, framesLeft - 1));
}
