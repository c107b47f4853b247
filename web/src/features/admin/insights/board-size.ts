/** The board's size class; below `medium` its cards are stacked and can't be arranged. */
export type BoardSize = 'medium' | 'wide';

/** @param width of the board, px */
export const boardSize = (width: number): BoardSize | 'stack' =>
  width <= 720 ? 'stack' : width < 960 ? 'medium' : 'wide';
