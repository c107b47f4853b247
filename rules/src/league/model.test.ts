import { expect, it } from 'vitest';
import { applyFacts, applyPickGroups, createLeagueModel, type PickFacts, type PickGroup } from './model.js';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const groups: PickGroup[] = [
  { weekNumber: 3, castawayId: 'a', isAuto: false, userIds: id(1) + id(2) },
  { weekNumber: 3, castawayId: 'a', isAuto: true, userIds: id(3) },
  { weekNumber: 4, castawayId: 'b', isAuto: false, userIds: id(4) + id(1) },
];

it('groups of picks are the same as their picks one by one', () => {
  const picks = groups.flatMap(({ userIds, ...common }): PickFacts[] =>
    (userIds.match(/.{36}/g) ?? []).map((userId) => ({ userId, ...common })),
  );
  const [grouped, single] = [createLeagueModel(), createLeagueModel()];
  expect(applyPickGroups(grouped, groups)).toEqual([]);
  applyFacts(single, { common: null, players: [], picks });
  expect(grouped).toEqual(single);
});

it('a second pick of a player and week is reported', () => {
  const second = { weekNumber: 3, castawayId: 'b', isAuto: false, userIds: id(5) + id(2) };
  expect(applyPickGroups(createLeagueModel(), [...groups, second])).toEqual([
    { userId: id(2), weekNumber: 3 },
  ]);
});
