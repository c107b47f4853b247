import { useCallback, useLayoutEffect, useRef } from 'react';
import { glide, type Sight } from './glide.js';
import { JumpToMe } from './jump-to-me.js';
import type { LastUpdate } from './use-moves.js';
import { LoadingRow } from './loading-row.js';
import { RankingRow } from './ranking-row.js';
import type { ShownBoard, Sight as VisibleRows } from './shown-board.js';
import { useSight } from './use-sight.js';
import { useWindowRows } from '../../ui/use-window-rows.js';
import classes from './rankings-table.module.css';

// The breakpoint of the styles, where rows are a little higher: a right estimate avoids rendering them twice.
const isNarrow = window.matchMedia('(max-width: 720px)');

/** From so many players on, ranks have five digits or more. */
const LONG_RANKS = 10_000;

interface RankingsTableProps {
  readonly board: ShownBoard;
  readonly me: string;
  readonly update: LastUpdate;
  /** Called with the visible rows. */
  readonly see?: ((rows: VisibleRows) => void) | undefined;
}

/**
 * The standings, of any length. Rows are positioned by rank and keep their elements when they move, so that
 * they can glide; only those near the window are in the document.
 */
export function RankingsTable({ board, me, update, see }: RankingsTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowRows({
    name: 'rankings',
    list,
    count: board.size,
    keyOf: useKeys(board),
    estimate: isNarrow.matches ? 63 : 60,
  });
  const { scrollMargin } = rows.options;
  const shown = rows.getVirtualItems();
  const mine = board.own?.place ?? -1;
  useSight(rows.range, see);

  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  const glided = useRef(update.moves);
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map(
      shown.map(({ index, start }) => [board.at(index)?.id ?? '', start - scrollMargin]),
    );
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
        aria-rowcount={board.size + 1}
        className={`${classes.table} ${board.size < LONG_RANKS ? '' : classes.long}`}
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
          {shown.map(({ index, start }) => {
            const entry = board.at(index);
            const top = start - scrollMargin;
            return entry ? (
              <RankingRow
                key={entry.id}
                entry={entry}
                index={index}
                top={top}
                isMe={index === mine}
                move={update.moves.get(entry.id)}
                isFresh={update.isFresh}
                measure={rows.measureElement}
              />
            ) : (
              <LoadingRow key={index} index={index} top={top} />
            );
          })}
        </div>
      </div>
      <JumpToMe entry={isOutOfView ? board.own?.entry : undefined} onJump={jump} />
    </>
  );
}

/**
 * A row keeps its measured height by this. In a whole list it moves with its player; of a large one most players are
 * not loaded, and what is above the window must not change its height.
 */
function useKeys(board: ShownBoard): (index: number) => string {
  const keyOf = useCallback((index: number) => board.at(index)?.id ?? '', [board]);
  return board.isWhole ? keyOf : String;
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
