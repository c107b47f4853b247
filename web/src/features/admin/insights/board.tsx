import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { boardSize } from './board-size.js';
import type { BoardGridProps } from './board-grid.js';
import { Card } from './card.js';
import { CARD_IDS, type CardId } from './cards.js';
import classes from './board.module.css';

interface BoardProps {
  /** May load later than the cards. */
  readonly grid: ComponentType<BoardGridProps>;
  /** Placeholder until then. */
  readonly waiting: ReactNode;
}

/** The cards: a grid where there is room for one, otherwise stacked. */
export function Board({ grid: Grid, waiting }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  // A window too narrow for the grid means the stack; otherwise the board is measured before the first paint.
  const [width, setWidth] = useState(() =>
    boardSize(window.innerWidth) === 'stack' ? window.innerWidth : 0,
  );
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const size = boardSize(width);
  return (
    <div ref={board} className={classes.board}>
      {width > 0 && size === 'stack' && <Stack />}
      {size !== 'stack' && (
        <Suspense fallback={waiting}>
          <Grid key={size} size={size} width={width} />
        </Suspense>
      )}
    </div>
  );
}

const FIRST: CardId = 'overview';
const OTHERS = CARD_IDS.filter((id) => id !== FIRST);

const Stack = () => (
  <div className={classes.stack}>
    <Card id={FIRST} />
    {OTHERS.map((id) => (
      <Card key={id} id={id} />
    ))}
  </div>
);
