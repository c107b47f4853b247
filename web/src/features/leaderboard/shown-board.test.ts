import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { figuresOf, overviewOf } from './figures.js';
import { ownStandingIn } from '../../api/own-standing.js';
import { loadedRows, pagesIn, partialBoard, wholeBoard } from './shown-board.js';

const SIZE = 2_345;
const league: StandingsEntry[] = Array.from({ length: SIZE }, (_, place) => ({
  id: `p${place}`,
  rank: place + 1,
  name: `Player ${place}`,
  email: null,
  totalPoints: SIZE - place,
  avgPoints: 1,
  draftPicks: [],
}));
const page = (number: number) => league.slice(number * 100, (number + 1) * 100);
const standing: OwnStanding = { ...ownStandingIn(league, 'p1750'), standings: '7-aaaaaaaa' };

describe('the pages to load', () => {
  it('are those of the visible rows and of some around them', () => {
    expect(pagesIn({ first: 0, last: 0 }, SIZE)).toEqual([0]);
    expect(pagesIn({ first: 40, last: 60 }, SIZE)).toEqual([0]);
    expect(pagesIn({ first: 60, last: 80 }, SIZE)).toEqual([0, 1]);
    expect(pagesIn({ first: 1_190, last: 1_210 }, SIZE)).toEqual([11, 12]);
  });

  it('are not beyond the last row, even if the league has become smaller', () => {
    expect(pagesIn({ first: 2_330, last: 2_400 }, SIZE)).toEqual([23]);
    expect(pagesIn({ first: 2_330, last: 2_344 }, 1_001)).toEqual([]);
    expect(pagesIn({ first: 0, last: 0 }, 0)).toEqual([0]);
  });
});

describe('the board of a large league', () => {
  const board = partialBoard(standing, new Map([[12, page(12)]]));

  it('has the rows of its pages, the first two, and the own ones', () => {
    const known = [0, 1, 1_200, 1_299, 1_747, 1_750, 1_753];
    expect(known.map((place) => board.at(place))).toEqual(known.map((place) => league[place]));
    expect([2, 1_199, 1_300, 1_746, 1_754, SIZE].map((place) => board.at(place))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    expect([board.size, board.own, board.leaders]).toEqual([
      SIZE,
      { entry: league[1_750], place: 1_750 },
      league.slice(0, 2),
    ]);
    expect(loadedRows(board)).toHaveLength(2 + 1 + 100);
  });

  it('has no own row for an admin who takes no part', () => {
    expect(partialBoard({ ...standing, place: null, first: 0, rows: [] }, new Map()).own).toBeNull();
  });

  it('has the figures that its list would have', () => {
    expect(figuresOf(standing)).toEqual(overviewOf(league));
  });
});

it('the board of a small league has all rows', () => {
  const board = wholeBoard(league.slice(0, 9), 'p4');
  expect([board.size, board.own?.place, board.at(8)?.id, board.at(9)]).toEqual([9, 4, 'p8', undefined]);
  expect(wholeBoard(league, 'nobody').own).toBeNull();
});
