import { expect, it } from 'vitest';
import { castawayOf } from '../../../api/sample-castaway.js';
import { clashesOf, differences, withClashes, withDifferences } from './meanwhile.js';
import { rowsOf } from './score-sheet.js';

const cast = ['Ada', 'Bo', 'Cy'].map((name) => castawayOf(name, { id: name.toLowerCase() }));
const points = (given: Record<string, number>) => new Map(Object.entries(given));

it('the differences say whose points another admin changed, from what to what', () => {
  expect(differences(cast, points({ ada: 5, bo: 1 }), points({ ada: 9, bo: 1, cy: 0 }))).toEqual([
    { id: 'ada', name: 'Ada', before: 5, after: 9 },
    { id: 'cy', name: 'Cy', before: null, after: 0 },
  ]);
});

it('a save that would overwrite another admin’s lists only the castaways in conflict', () => {
  const drafts = new Map([
    ['ada', { text: '7', base: 5 }],
    ['bo', { text: '2', base: 1 }],
  ]);
  const rows = rowsOf({ castaways: cast, weekNumber: 5 }, points({ ada: 9, bo: 1, cy: 4 }), drafts);
  expect(clashesOf(rows)).toEqual([{ id: 'ada', name: 'Ada', before: 5, after: 9 }]);
});

it('a conflict is listed beside the differences, even if its score is not new', () => {
  const drafts = new Map([['ada', { text: '7', base: 9 }]]);
  const clashes = clashesOf(rowsOf({ castaways: cast, weekNumber: 5 }, points({ ada: 5, bo: 2 }), drafts));
  const news = differences(cast, points({ ada: 5, bo: 1 }), points({ ada: 5, bo: 2 }));
  expect(withClashes(news, clashes)).toEqual([
    { id: 'bo', name: 'Bo', before: 1, after: 2 },
    { id: 'ada', name: 'Ada', before: 9, after: 5 },
  ]);
});

it('an admin’s own save or undo is no difference', () => {
  const known = points({ ada: 5, cy: 1 });
  const after = points({ ada: 5, bo: 3 });
  expect(differences(cast, withDifferences(known, differences(cast, known, after)), after)).toEqual([]);
});
