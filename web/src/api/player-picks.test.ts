import { expect, it } from 'vitest';
import { playersIn } from './player-picks.js';

const pick = (userId: string, weekNumber: number) => ({
  ...{ id: `${userId} ${String(weekNumber)}`, userId, weekNumber, castawayId: 'ines' },
  ...{ isAutoSelected: false, submittedAt: '2030-10-09T23:59:58.000Z' },
  user: { id: userId, name: userId },
  castaway: { id: 'ines', name: 'Ines', tribe: null, eliminated: false },
});

it('has each player with their picks and castaways, in the order of the response', () => {
  const players = playersIn({
    users: [
      { id: 'gale', name: 'Gale' },
      { id: 'ada', name: 'Ada' },
    ],
    draftPicks: [
      { userId: 'ada', castawayId: 'ines' },
      { userId: 'ada', castawayId: 'kai' },
    ],
    castaways: [],
    weeks: [],
    picks: [pick('ada', 4), pick('ada', 3), pick('somebody who is not listed', 3)],
  });
  expect(players).toEqual([
    { id: 'gale', name: 'Gale', picks: [], castawayIds: [] },
    { id: 'ada', name: 'Ada', picks: [pick('ada', 4), pick('ada', 3)], castawayIds: ['ines', 'kai'] },
  ]);
});
