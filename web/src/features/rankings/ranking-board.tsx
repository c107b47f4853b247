import type { Castaway } from '@torchbearer/contract/client';
import {
  closestCenter,
  defaultDropAnimationSideEffects,
  DndContext,
  DragOverlay,
  type DragEndEvent,
  type DropAnimation,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useReducedMotion } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import castawayClasses from './castaway-card.module.css';
import { LiftedCard } from './lifted-card.js';
import classes from './ranking-board.module.css';
import { moveTo, type Order } from './ranking-order.js';
import { useRankingSensors } from './ranking-sensors.js';
import { SortableCard } from './sortable-card.js';
import { instructions, spokenMoves } from './spoken-moves.js';
import { useGlide } from './use-glide.js';

interface RankingBoardProps {
  readonly order: Order;
  readonly castaways: ReadonlyMap<string, Castaway>;
  readonly onOrder: (order: Order) => void;
  /** Called to move a castaway to another position without dragging. */
  readonly onMove: (castawayId: string) => void;
  readonly onDragging: (dragging: boolean) => void;
}

const LANDING: DropAnimation = {
  duration: 240,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  sideEffects: defaultDropAnimationSideEffects({
    className: { dragOverlay: castawayClasses.landing ?? '' },
  }),
};

const AUTO_SCROLL = { threshold: { x: 0, y: 0.18 } };

/** The cards in their order, reordered by dragging. */
export function RankingBoard({ order, castaways, onOrder, onMove, onDragging }: RankingBoardProps) {
  const still = useReducedMotion();
  const [lifted, setLifted] = useState<Castaway | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const dropped = useRef(false);
  useGlide(list, order, dropped, still);
  const items = useMemo(() => [...order], [order]);
  const announcements = useMemo(
    () => spokenMoves(order, (id) => castaways.get(id)?.name ?? ''),
    [order, castaways],
  );

  const lift = (castaway: Castaway | null): void => {
    setLifted(castaway);
    onDragging(castaway !== null);
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    lift(null);
    if (!over || over.id === active.id) return;
    dropped.current = true;
    onOrder(moveTo(order, String(active.id), order.indexOf(String(over.id)) + 1));
  };

  return (
    <DndContext
      sensors={useRankingSensors()}
      collisionDetection={closestCenter}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => lift(castaways.get(String(active.id)) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => lift(null)}
    >
      <SortableContext items={items} strategy={rectSortingStrategy}>
        <ol ref={list} className={classes.board} aria-label="Your ranking">
          {order.map((id) => {
            const castaway = castaways.get(id);
            return castaway && <SortableCard key={id} castaway={castaway} onMove={onMove} still={still} />;
          })}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={still ? null : LANDING} zIndex={150}>
        {lifted && <LiftedCard castaway={lifted} order={order} />}
      </DragOverlay>
    </DndContext>
  );
}
