import type { Castaway } from '@torchbearer/contract/client';
import { useDndContext, useDndMonitor } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './castaway-card.module.css';
import { CastawayFace } from './castaway-face.js';
import type { Order } from './ranking-order.js';

const MOST_DEGREES = 5;
const AT_REST_MS = 90;

/** The dragged card: above the others, tilted in its direction, with the number it would get here. */
export function LiftedCard({ castaway, order }: { readonly castaway: Castaway; readonly order: Order }) {
  const { over } = useDndContext();
  const lean = useLean();
  return (
    <div ref={lean} className={`${classes.card} ${classes.lifted}`} aria-hidden>
      <span className={classes.position}>{order.indexOf(String(over?.id ?? castaway.id)) + 1}</span>
      <CastawayFace castaway={castaway} />
      <span className={classes.grip}>
        <IconGripVertical size={22} stroke={1.6} />
      </span>
    </div>
  );
}

/**
 * Tilts an element against its movement, outside React: a pointer moves more often than cards need to render.
 */
function useLean() {
  const element = useRef<HTMLDivElement>(null);
  const state = useRef({ x: 0, lean: 0, timer: 0 });
  const set = (degrees: number): void => {
    state.current.lean = degrees;
    element.current?.style.setProperty('--lean', `${degrees.toFixed(2)}deg`);
  };
  useDndMonitor({
    onDragMove: ({ delta }) => {
      const { x, lean, timer } = state.current;
      state.current.x = delta.x;
      set(Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, lean * 0.8 + (delta.x - x) * 0.25)));
      clearTimeout(timer);
      state.current.timer = window.setTimeout(() => set(0), AT_REST_MS);
    },
  });
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return element;
}
