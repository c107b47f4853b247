import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { StandingsEntry } from '@torchbearer/contract/client';
import { useCallback, useRef, type ReactNode } from 'react';
import { useWindowRows } from '../../ui/use-window-rows.js';
import { Email } from '../../ui/email.js';
import { isOut } from './figures.js';
import type { ShownBoard, Sight } from './shown-board.js';
import { useSight } from './use-sight.js';
import { YouBadge } from './you-badge.js';
import classes from './player-cards.module.css';

interface PlayerCardsProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly board: ShownBoard;
  readonly me: string;
  /** Called with the visible players. */
  readonly see?: ((sight: Sight) => void) | undefined;
  /** A card's usual height, px. */
  readonly estimate: number;
  /** Shown below name and e-mail. */
  readonly children: (entry: StandingsEntry) => ReactNode;
}

/** A card for every player, as many in a row as fit; only those near the window are in the document. */
export function PlayerCards({ label, board, me, see, estimate, children }: PlayerCardsProps) {
  const columns = useColumns();
  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowRows({
    name: label,
    list,
    count: Math.ceil(board.size / columns),
    keyOf: useCallback((index: number) => `${columns}/${index}`, [columns]),
    estimate,
    gap: 12,
  });
  useSight(rows.range, see, columns);
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={classes.list}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          className={classes.row}
          style={{
            top: start - rows.options.scrollMargin,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {Array.from({ length: Math.min(columns, board.size - index * columns) }, (_, column) => {
            const place = index * columns + column;
            const entry = board.at(place);
            if (!entry) return <Skeleton key={place} height={estimate} radius="var(--tb-radius-small)" />;
            return (
              <div
                key={entry.id}
                role="listitem"
                aria-setsize={board.size}
                aria-posinset={place + 1}
                className={`${classes.card} ${entry.id === me ? classes.me : ''} ${isOut(entry) ? classes.out : ''}`}
              >
                <div className={classes.who}>
                  <span className={classes.name}>{entry.name}</span>
                  {entry.id === me && <YouBadge />}
                  {isOut(entry) && <span className={classes.spoken}>🔥 The tribe has spoken.</span>}
                </div>
                {entry.email !== null && (
                  <div className={classes.email}>
                    <Email>{entry.email}</Email>
                  </div>
                )}
                {children(entry)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useColumns(): number {
  const atOnce = { getInitialValueInEffect: false };
  const isWide = useMediaQuery('(min-width: 1000px)', true, atOnce);
  const isMedium = useMediaQuery('(min-width: 640px)', true, atOnce);
  return isWide ? 3 : isMedium ? 2 : 1;
}
