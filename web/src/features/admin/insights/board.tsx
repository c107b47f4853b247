import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { boardSize } from './board-size.js';
import type { BoardGridProps } from './board-grid.js';
import { Card } from './card.js';
import { CARD_IDS, type CardId } from './cards.js';
import classes from './board.module.css';

interface BoardProps {
  /** May come later than the cards. */
  readonly grid: ComponentType<BoardGridProps>;
  /** Stands there meanwhile. */
  readonly waiting: ReactNode;
}

/** The cards: a grid to arrange where there is room for one, below each other where there isn't. */
export function Board({ grid: Grid, waiting }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  // In a window without room for a grid the board has none either; elsewhere its width is told before it is painted.
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
