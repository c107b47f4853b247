/** Moves and resizes of a card without dragging, in words. */
import { COLUMNS, inReadingOrder, isSame, type Arrangement } from './arrangement.js';
import type { BoardSize } from './board-size.js';
import { CARD_TITLES, type CardId } from './cards.js';

/** The menu item, the announcement when done, and the announcement when impossible. */
export const CHANGES = {
  up: ['Move up', 'moved up', 'can’t move further up'],
  down: ['Move down', 'moved down', 'can’t move further down'],
  left: ['Move left', 'moved left', 'can’t move further left'],
  right: ['Move right', 'moved right', 'can’t move further right'],
  wider: ['Make wider', 'is wider', 'can’t be wider'],
  narrower: ['Make narrower', 'is narrower', 'can’t be narrower'],
  taller: ['Make taller', 'is taller', 'can’t be taller'],
  shorter: ['Make shorter', 'is shorter', 'can’t be shorter'],
} as const;

export type Change = keyof typeof CHANGES;

/** What a screen reader says: 'Power Rankings moved left: card 7 of 8, columns 1 to 7 of 12, 9 rows tall.' */
export function changeInWords(
  before: Arrangement,
  after: Arrangement,
  size: BoardSize,
  id: CardId,
  change: Change,
): string {
  const title = CARD_TITLES[id];
  const [, done, refused] = CHANGES[change];
  const order = inReadingOrder(after);
  const index = order.findIndex(({ i }) => i === id);
  const card = order[index];
  if (!card || isSame(before, after)) return `${title} ${refused}.`;
  const columns = `columns ${card.x + 1} to ${card.x + card.w} of ${COLUMNS[size]}`;
  return `${title} ${done}: card ${index + 1} of ${order.length}, ${columns}, ${card.h} rows tall.`;
}
