/** How a drag starts: by mouse, by touch and by keyboard. */
import {
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Activators,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { SortableData } from '@dnd-kit/sortable';
import type { SyntheticEvent } from 'react';
import { stepTo } from './keyboard-steps.js';

const startsOn = (selector: string, { target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A touch on the card lifts it after a delay, so that a page full of cards still scrolls. */
class HeldTouch extends TouchSensor {
  static override activators = TouchSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (event: Parameters<typeof handler>[0], options: Parameters<typeof handler>[1]) =>
      !startsOn('[data-grip], [data-no-touch-drag]', event) && handler(event, options),
  }));
}

/** A touch on the grip always drags. */
class GripTouch extends PointerSensor {
  static override activators = PointerSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (event: Parameters<typeof handler>[0], options: Parameters<typeof handler>[1]) =>
      event.nativeEvent.pointerType !== 'mouse' && startsOn('[data-grip]', event) && handler(event, options),
  })) satisfies Activators<object>;
}

/** The target of a key, scrolled into view. */
const step: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, droppableRects, droppableContainers } = context;
  const items = (active?.data.current as SortableData | undefined)?.sortable.items;
  if (!active || !items) return undefined;
  const top = droppableRects.get(items[0] ?? '')?.top;
  const columns = items.filter((id) => droppableRects.get(id)?.top === top).length;
  const target = stepTo(event.code, items.indexOf(over?.id ?? active.id), items.length, columns);
  if (target === null) {
    // The page must not scroll while the card is at the end.
    if (/^(Arrow|Home|End|Page)/.test(event.code)) event.preventDefault();
    return undefined;
  }
  const id = items[target] ?? '';
  // dnd-kit scrolls by itself for the other two.
  if (event.code !== 'ArrowUp' && event.code !== 'ArrowDown')
    droppableContainers.get(id)?.node.current?.scrollIntoView({ block: 'nearest' });
  const rect = droppableRects.get(id);
  return rect && { x: rect.left, y: rect.top };
};

export const useRankingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(HeldTouch, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(GripTouch),
    useSensor(KeyboardSensor, { coordinateGetter: step, scrollBehavior: 'auto' }),
  );
