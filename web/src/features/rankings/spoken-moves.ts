/** Screen reader announcements while a castaway is moved. */
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Order } from './ranking-order.js';

export const instructions: ScreenReaderInstructions = {
  draggable:
    'To move this castaway, press Space. Then press the arrow keys, or Home and End, to choose a position, ' +
    'Space to put the castaway down, and Escape to leave everything as it was.',
};

/** 'Bram Okafor is now number 3 of 18.' */
export const movedSentence = (name: string, position: number, count: number): string =>
  `${name} is now number ${position} of ${count}.`;

export function spokenMoves(order: Order, nameOf: (id: string) => string): Announcements {
  const count = order.length;
  const position = (id: UniqueIdentifier): number => order.indexOf(String(id)) + 1;
  const name = (id: UniqueIdentifier): string => nameOf(String(id));
  /** The last announced position: hovering in one place must not repeat it. */
  let announced = 0;
  return {
    onDragStart: ({ active }) => {
      announced = position(active.id);
      return `Picked up ${name(active.id)}, number ${announced} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || position(over.id) === announced) return undefined;
      announced = position(over.id);
      return `${name(active.id)} moves to number ${announced} of ${count}.`;
    },
    onDragEnd: ({ active, over }) => movedSentence(name(active.id), position((over ?? active).id), count),
    onDragCancel: ({ active }) =>
      `Left as it was: ${name(active.id)} is number ${position(active.id)} of ${count}.`,
  };
}
