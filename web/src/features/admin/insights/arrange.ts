/** How the keyboard moves and resizes a card: relative to its neighbours, not by cells. */
import {
  COLUMNS,
  HEIGHTS,
  inReadingOrder,
  MIN_WIDTH,
  settled,
  type Arrangement,
  type Place,
} from './arrangement.js';
import type { BoardSize } from './board-size.js';
import type { CardId } from './cards.js';
import type { Change } from './changes.js';

/** The board after the change; an equal one if the card can't go further. */
export function arranged(arrangement: Arrangement, size: BoardSize, id: CardId, change: Change): Arrangement {
  const card = arrangement.find(({ i }) => i === id);
  if (!card) return arrangement;
  const changed = changedPlaces(arrangement, COLUMNS[size], card, change);
  return settled(
    arrangement.map((one) => changed.find(({ i }) => i === one.i) ?? one),
    size,
  );
}

function changedPlaces(all: Arrangement, columns: number, card: Place, change: Change): readonly Place[] {
  const { minH, maxH } = HEIGHTS[card.i];
  switch (change) {
    case 'up':
    case 'down': {
      const neighbour = nextInColumn(all, card, change);
      if (!neighbour) return [];
      const [upper, lower] = change === 'up' ? [card, neighbour] : [neighbour, card];
      const y = Math.min(card.y, neighbour.y);
      return [
        { ...upper, y },
        { ...lower, y: y + upper.h },
      ];
    }
    case 'left':
    case 'right': {
      const neighbour = nextInRow(all, card, change);
      if (!neighbour) return [{ ...card, x: change === 'left' ? 0 : columns - card.w }];
      const [left, right] = change === 'left' ? [card, neighbour] : [neighbour, card];
      const start = Math.min(card.x, neighbour.x);
      const end = Math.max(card.x + card.w, neighbour.x + neighbour.w);
      return [
        { ...left, x: start },
        { ...right, x: end - right.w },
      ];
    }
    case 'wider': {
      const w = Math.min(columns, card.w + 1);
      return [{ ...card, w, x: Math.min(card.x, columns - w) }];
    }
    case 'narrower':
      return [{ ...card, w: Math.max(MIN_WIDTH, card.w - 1) }];
    case 'taller':
      return [{ ...card, h: Math.min(maxH, card.h + 1) }];
    case 'shorter':
      return [{ ...card, h: Math.max(minH, card.h - 1) }];
  }
}

const overlap = (a: number, lengthOfA: number, b: number, lengthOfB: number): boolean =>
  a < b + lengthOfB && b < a + lengthOfA;

function nextInColumn(all: Arrangement, card: Place, way: 'up' | 'down'): Place | undefined {
  const others = inReadingOrder(all).filter((one) => overlap(one.x, one.w, card.x, card.w));
  return way === 'up'
    ? others.findLast((one) => one.y < card.y)
    : others.find((one) => one.y >= card.y + card.h);
}

function nextInRow(all: Arrangement, card: Place, way: 'left' | 'right'): Place | undefined {
  const others = all
    .filter((one) => one.i !== card.i && overlap(one.y, one.h, card.y, card.h))
    .sort((a, b) => a.x - b.x || a.y - b.y);
  return way === 'left' ? others.findLast((one) => one.x < card.x) : others.find((one) => one.x > card.x);
}
