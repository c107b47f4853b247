import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSave, type Saved, type WeekChange } from './decide-save.js';
import { sumsOf, totalLine, type Week } from './week.js';

const WEEK = 5;
const castaways = new Map([
  ['ann', { name: 'Ann', eliminated: false, eliminatedInWeek: null }],
  ['bo', { name: 'Bo', eliminated: true, eliminatedInWeek: 4 }],
  ['cy', { name: 'Cy', eliminated: true, eliminatedInWeek: null }],
  ['di', { name: 'Di', eliminated: false, eliminatedInWeek: null }],
]);
type Points = Readonly<Record<string, number>>;
const entriesOf = (points: Points) =>
  Object.entries(points).map(([castawayId, value]) => ({ castawayId, points: value }));
const stored = { isRemoved: false, enteredAt: new Date(0), enteredBy: null, author: null };
const weekOf = (points: Points, weekNumber = WEEK): Week => {
  const lines = entriesOf(points).map((entry) => ({
    ...{ ...totalLine(`of ${entry.castawayId}`, entry), ...stored, weekNumber },
  }));
  return {
    ...{ weekNumber, isKnown: true, picksCloseAt: null, version: 1, final: null, standingsVersion: 1 },
    ...{ doubleScoring: false, castaways, lines, lastSave: null, tallies: [], ownBlindLines: new Map() },
    stored: new Map(lines.map((line) => [line.id, line])),
  };
};
const decide = (week: Week, change: WeekChange) => {
  let ids = 0;
  return decideSave(week, change, { by: 'ada', now: new Date(0), newId: () => `new ${++ids}` });
};
const save = (points: Points, seen: Readonly<Record<string, number | null>> | null = null): WeekChange => ({
  ...{ kind: 'save', entries: entriesOf(points), reason: null },
  seen: seen && new Map(Object.entries(seen)),
});
const undo = (seen: Points): WeekChange => ({
  ...{ kind: 'undo', seen: new Map(Object.entries(seen)), reason: null },
});
const UNCHANGED = { outcome: 'UNCHANGED' };
const refused = (reason: string) => ({ outcome: 'REFUSED', reason });

describe('a save of points', () => {
  it('changes only sent points that differ; from none to zero is a change', () => {
    expect(decide(weekOf({ ann: 1, di: 0 }), save({ ann: 2, di: 0 }))).toMatchObject({
      changes: [{ castawayId: 'ann', before: 1, after: 2 }],
      add: [{ id: 'new 1', castawayId: 'ann', points: 2, reason: 'entered as a total' }],
      remove: [{ id: 'of ann' }],
      points: entriesOf({ ann: 2, di: 0 }),
    });
    expect(decide(weekOf({}), save({ di: 0 }))).toMatchObject({
      changes: [{ castawayId: 'di', before: null, after: 0 }],
    });
  });

  it('names every castaway who was out before the week, and all who do not exist', () => {
    expect(decide(weekOf({ bo: 3 }), save({ ann: 5, bo: 1, cy: 2 }))).toEqual({
      ...refused('ELIMINATED_NOT_SCORED'),
      sentence: 'Eliminated castaways cannot receive points: Bo, Cy.',
      details: [
        { field: 'entries.1.castawayId', message: 'Bo has been eliminated.' },
        { field: 'entries.2.castawayId', message: 'Cy has been eliminated.' },
      ],
    });
    expect(decide(weekOf({}), save({ cy: 1, nobody: 0 }))).toMatchObject({
      ...refused('UNKNOWN_CASTAWAY'),
      details: [{ field: 'entries.1.castawayId' }],
    });
  });

  it.each([
    ['what an eliminated castaway already has', 5, { bo: 3 }, { bo: 3 }, UNCHANGED],
    ['zero for one without points, which is a score', 5, {}, { bo: 0 }, refused('ELIMINATED_NOT_SCORED')],
    ['points of the week of the elimination', 4, {}, { bo: 9 }, { outcome: 'SAVED' }],
    ['points of an earlier week', 3, {}, { bo: 9 }, { outcome: 'SAVED' }],
    ['points for one whose last week is not known', 1, {}, { cy: 9 }, refused('ELIMINATED_NOT_SCORED')],
  ])('decides about %s', (_what, weekNumber, before: Points, sent: Points, decision) => {
    expect(decide(weekOf(before, weekNumber), save(sent))).toMatchObject(decision);
  });

  it('replaces what the admin saw, and none differs from zero; castaways they did not see are replaced', () => {
    expect(decide(weekOf({ ann: 5, di: 0 }), save({ ann: 7, di: 2 }, { ann: 5, di: null }))).toMatchObject({
      ...refused('CONFLICT'),
      details: [{ field: 'entries.1.points', message: 'Di has 0 points by now.' }],
    });
    expect(decide(weekOf({ ann: 9 }), save({ ann: 7 }, {}))).toMatchObject({ outcome: 'SAVED' });
  });

  it('is refused for its first error, in this order', () => {
    const final = { at: new Date(0), by: null, byName: null };
    const wrong = { ...weekOf({}), isKnown: false, doubleScoring: true, final };
    const all = save({ ann: 1, bo: 1 }, { ann: 3 });
    expect(decide(wrong, all)).toMatchObject(refused('WEEK_NOT_FOUND'));
    expect(decide({ ...wrong, isKnown: true, final: null }, all)).toMatchObject(
      refused('WEEK_IS_SCORED_TWICE'),
    );
    const single = { ...wrong, isKnown: true, doubleScoring: false };
    expect(decide(single, all)).toMatchObject(refused('ELIMINATED_NOT_SCORED'));
    expect(decide(single, save({ ann: 1 }, { ann: 3 }))).toMatchObject(refused('CONFLICT'));
    expect(decide(single, save({ ann: 1 }))).toMatchObject(refused('WEEK_IS_FINAL'));
  });
});

it('a final week whose points a correction took back is corrected directly, with a reason, also with double scoring', () => {
  const final = { at: new Date(0), by: null, byName: null };
  const tally = (adminId: string, place: 1 | 2) => ({
    ...{
      id: adminId,
      adminId,
      adminName: null,
      place,
      lines: 1,
      startedAt: new Date(0),
      doneAt: new Date(0),
    },
    entered: weekOf({ ann: 1 }).lines,
  });
  const week = { ...weekOf({}), final, doubleScoring: true, tallies: [tally('ada', 1), tally('sam', 2)] };
  const resolve: WeekChange = { kind: 'resolve', choices: [] };
  expect(decide(week, resolve)).toMatchObject(refused('WEEK_NOT_SCORED_TWICE'));
  expect(decide({ ...week, final: null }, resolve)).toMatchObject({ outcome: 'SAVED' });
  expect(decide(week, save({ ann: 1 }))).toMatchObject(refused('WEEK_IS_FINAL'));
  expect(decide(week, { ...save({ ann: 1 }), reason: 'A mistake' } as WeekChange)).toMatchObject({
    ...{ outcome: 'SAVED', correction: 'A mistake' },
  });
});

it('an undo compares the whole week with what the admin saw; castaways they left out had none', () => {
  const week = weekOf({ ann: 5, bo: 0 });
  expect(decide(week, undo({ ann: 5, bo: 0 }))).toMatchObject(refused('NOTHING_TO_UNDO'));
  expect(decide(week, undo({ ann: 6, cy: 1 }))).toMatchObject({
    ...refused('CONFLICT'),
    sentence: 'Points were changed meanwhile, so nothing was taken back: Ann, Bo, Cy.',
  });
});

it('a repeated save changes nothing, and its undo restores the previous points, or none', () => {
  const points = fc.dictionary(fc.constantFrom('ann', 'di'), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(points, points, (before, sent) => {
      const week = weekOf(before);
      const decision = decide(week, save(sent));
      const after = weekOf({ ...before, ...sent });
      expect(decide(after, save(sent))).toEqual(UNCHANGED);
      if (decision.outcome !== 'SAVED') return;
      const undone = decide(afterwards(week, decision), { kind: 'undo', seen: null, reason: null }) as Saved;
      expect(Object.fromEntries(sumsOf(undone.points))).toEqual(before);
      expect(undone.restore.map(({ id }) => id)).toEqual(decision.remove.map(({ id }) => id));
    }),
  );
});

/** The week as it is stored after a save. */
function afterwards(week: Week, { add, remove }: Saved): Week {
  const lines = [
    ...week.lines.filter((line) => !remove.includes(line)),
    ...add.map((line) => ({ ...line, ...stored, weekNumber: WEEK })),
  ];
  const removed = week.lines.filter((line) => remove.includes(line));
  const all = [...lines, ...removed.map((line) => ({ ...line, isRemoved: true }))];
  const ids = (some: Saved['add']) => some.map(({ id }) => id);
  const lastSave = { version: 2, addedLines: ids(add), removedLines: ids(remove) };
  return { ...week, lines, stored: new Map(all.map((line) => [line.id, line])), lastSave };
}
