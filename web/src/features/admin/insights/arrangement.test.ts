import { describe, expect, it } from 'vitest';
import { arranged } from './arrange.js';
import {
  COLUMNS,
  FIRST_ARRANGEMENTS,
  HEIGHTS,
  inReadingOrder,
  isSame,
  onlyPlaces,
  settled,
  type Arrangement,
} from './arrangement.js';
import { boardSize, type BoardSize } from './board-size.js';
import { CARD_IDS, type CardId } from './cards.js';
import { changeInWords, CHANGES, type Change } from './changes.js';
import { parseArrangements, written } from './stored-arrangement.js';

const first = FIRST_ARRANGEMENTS.wide;
const sizes: readonly BoardSize[] = ['wide', 'medium'];
const changes = Object.keys(CHANGES) as Change[];
const order = (arrangement: Arrangement) => inReadingOrder(arrangement).map(({ i }) => i);
const placeOf = (arrangement: Arrangement, id: CardId) => arrangement.find(({ i }) => i === id);

/** Every card once, inside the board, without overlaps. */
function expectSound(arrangement: Arrangement, size: BoardSize): void {
  expect(arrangement.map(({ i }) => i).toSorted()).toEqual([...CARD_IDS].toSorted());
  for (const one of arrangement) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.w).toBeLessThanOrEqual(COLUMNS[size]);
    expect(one.h).toBeGreaterThanOrEqual(HEIGHTS[one.i].minH);
    expect(one.h).toBeLessThanOrEqual(HEIGHTS[one.i].maxH);
    for (const other of arrangement) {
      const apart =
        one.i === other.i ||
        one.x + one.w <= other.x ||
        other.x + other.w <= one.x ||
        one.y + one.h <= other.y ||
        other.y + other.h <= one.y;
      expect(apart, `${one.i} and ${other.i}`).toBe(true);
    }
  }
}

describe('the initial board', () => {
  it.each(sizes)('has every card in its place (%s)', (size) => {
    expectSound(FIRST_ARRANGEMENTS[size], size);
    expect(isSame(settled(FIRST_ARRANGEMENTS[size], size), FIRST_ARRANGEMENTS[size])).toBe(true);
  });

  it('is a plain stack up to 720 px', () => {
    expect([360, 720, 721, 959, 960, 1120].map(boardSize)).toEqual([
      'stack',
      'stack',
      'medium',
      'medium',
      'wide',
      'wide',
    ]);
  });
});

describe('a card moved by keyboard', () => {
  it('changes places with the card beside it', () => {
    const after = arranged(first, 'wide', 'leaderboard', 'right');
    expect(placeOf(after, 'leaderboard')).toMatchObject({ x: 7, y: 4 });
    expect(placeOf(after, 'win')).toMatchObject({ x: 0, y: 4 });
    expect(isSame(arranged(after, 'wide', 'leaderboard', 'left'), first)).toBe(true);
  });

  it('changes places with the card above or below it', () => {
    const after = arranged(first, 'wide', 'power', 'up');
    expect(order(after).indexOf('power')).toBeLessThan(order(first).indexOf('power'));
    expect(order(arranged(first, 'wide', 'overview', 'down'))[0]).not.toBe('overview');
  });

  it('stays where it is at the edge', () => {
    expect(isSame(arranged(first, 'wide', 'overview', 'up'), first)).toBe(true);
    expect(isSame(arranged(first, 'wide', 'overview', 'left'), first)).toBe(true);
    expect(isSame(arranged(first, 'wide', 'power', 'right'), first)).toBe(true);
  });

  it('grows and shrinks by a cell, within its bounds', () => {
    expect(placeOf(arranged(first, 'wide', 'power', 'narrower'), 'power')).toMatchObject({ w: 6 });
    expect(placeOf(arranged(first, 'wide', 'power', 'wider'), 'power')).toMatchObject({ x: 4, w: 8 });
    expect(placeOf(arranged(first, 'wide', 'worst', 'taller'), 'worst')).toMatchObject({ h: 10 });
    expect(isSame(arranged(first, 'wide', 'leaderboard', 'taller'), first)).toBe(true);
    expect(isSame(arranged(first, 'wide', 'overview', 'wider'), first)).toBe(true);
  });

  it.each(sizes)('never leaves the board or overlaps another, whatever is done to it (%s)', (size) => {
    let board = FIRST_ARRANGEMENTS[size];
    // Moves every card in every direction repeatedly, each time from the last position.
    for (let turn = 0; turn < 400; turn += 1) {
      const id = CARD_IDS[(turn * 5) % CARD_IDS.length] ?? 'overview';
      const change = changes[(turn * 3 + Math.floor(turn / 8)) % changes.length] ?? 'up';
      board = arranged(board, size, id, change);
      expectSound(board, size);
    }
  });

  it('is announced with its new place, or that it can move no further', () => {
    const after = arranged(first, 'wide', 'power', 'left');
    expect(changeInWords(first, after, 'wide', 'power', 'left')).toBe(
      'Power Rankings moved left: card 7 of 8, columns 1 to 7 of 12, 9 rows tall.',
    );
    expect(changeInWords(first, first, 'wide', 'overview', 'up')).toBe('Overview can’t move further up.');
  });
});

describe('the stored board', () => {
  const mine = { ...FIRST_ARRANGEMENTS, wide: arranged(first, 'wide', 'power', 'left') };

  it('is restored as it was left', () => {
    const read = parseArrangements(written(mine));
    expect(isSame(read.wide, mine.wide)).toBe(true);
    expect(isSame(read.medium, mine.medium)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an older board', JSON.stringify({ ...JSON.parse(written(mine)), version: 0 })],
    ['a card missing', JSON.stringify({ version: 1, wide: mine.wide.slice(1), medium: 3 })],
    [
      'a card twice',
      JSON.stringify({ version: 1, wide: [...mine.wide.slice(1), mine.wide[1]], medium: null }),
    ],
    [
      'a card outside of the board',
      JSON.stringify({ version: 1, wide: mine.wide.map((place) => ({ ...place, x: 11 })) }),
    ],
    [
      'a card without a size',
      JSON.stringify({ version: 1, wide: mine.wide.map((place) => ({ ...place, h: null })) }),
    ],
  ])('is ignored if it holds %s', (_what, stored) => {
    const read = parseArrangements(stored);
    expect(isSame(read.wide, FIRST_ARRANGEMENTS.wide)).toBe(true);
    expect(isSame(read.medium, FIRST_ARRANGEMENTS.medium)).toBe(true);
  });

  it('is repaired if cards overlap', () => {
    const heap = mine.wide.map((place) => ({ ...place, x: 0, y: 0 }));
    expectSound(parseArrangements(JSON.stringify({ version: 1, wide: heap })).wide, 'wide');
  });

  it('leaves out what the grid adds', () => {
    const layout = [
      ...first.map((place) => ({ ...place, moved: true })),
      { i: 'gone', x: 0, y: 0, w: 1, h: 1 },
    ];
    expect(onlyPlaces(layout)).toEqual(first);
  });
});
