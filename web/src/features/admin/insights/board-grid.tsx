import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import GridLayout, { type Layout } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import { COLUMNS, HEIGHTS, inReadingOrder, MIN_WIDTH, onlyPlaces } from './arrangement.js';
import type { BoardSize } from './board-size.js';
import { Card } from './card.js';
import { CardMenu } from './card-menu.js';
import { CARD_IDS, type CardId } from './cards.js';
import type { Change } from './changes.js';
import { useArrangement } from './use-arrangement.js';
import classes from './board.module.css';

/** A touch on a card's title scrolls; on its grip it drags. */
const handle = window.matchMedia('(pointer: fine)').matches ? '[data-card-head]' : '[data-card-grip]';
const DRAG = { handle, cancel: 'button', bounded: false };
const RESIZE = { handles: ['se'] as const };
const gridOf = (size: BoardSize) => ({
  cols: COLUMNS[size],
  rowHeight: 36,
  margin: [16, 16] as const,
  containerPadding: [0, 0] as const,
});
const GRIDS = { medium: gridOf('medium'), wide: gridOf('wide') };

export interface BoardGridProps {
  readonly size: BoardSize;
  /** px */
  readonly width: number;
}

export function BoardGrid({ size, width }: BoardGridProps) {
  const { arrangements, put, change, reset } = useArrangement();
  const places = arrangements[size];
  const layout = useMemo(
    () => places.map((place) => ({ ...place, ...HEIGHTS[place.i], minW: MIN_WIDTH })),
    [places],
  );
  const onChange = useCallback((id: CardId, way: Change) => change(size, id, way), [change, size]);
  const onStop = (arranged: Layout): void => put(size, onlyPlaces(arranged));

  // Cards render again when their order changes, not for every cell of a move.
  const order = inReadingOrder(places)
    .map(({ i }) => i)
    .join(' ');
  const cards = useMemo(
    () =>
      order.split(' ').flatMap((name) =>
        CARD_IDS.filter((id) => id === name).map((id) => (
          <div key={id} data-card={id}>
            <Card id={id} menu={<CardMenu id={id} onChange={onChange} />} />
          </div>
        )),
      ),
    [order, onChange],
  );
  return (
    <>
      <div className={classes.tools}>
        <p>Arrange the board as you like: drag a card by its head or its corner, or use its menu.</p>
        <Button
          variant="subtle"
          leftSection={<IconLayoutDashboard size={18} aria-hidden />}
          onClick={() => reset(size)}
        >
          Reset layout
        </Button>
      </div>
      <GridLayout
        className={classes.grid ?? ''}
        width={width}
        layout={layout}
        gridConfig={GRIDS[size]}
        dragConfig={DRAG}
        resizeConfig={RESIZE}
        onDragStop={onStop}
        onResizeStop={onStop}
      >
        {cards}
      </GridLayout>
    </>
  );
}
