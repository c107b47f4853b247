import type { AllPicks, AssignedCastaway, MyPicks, Pick, PicksDebug } from '@torchbearer/contract';
import type * as picks from '@torchbearer/proto/picks/v1/picks';
import { castawayAnswer } from './castaways.js';
import { given, instant, optional, optionalText } from './parts.js';
import { weekAnswer } from './season.js';

export const pickAnswer = (pick: picks.PickEntry): Pick => ({
  id: pick.id,
  userId: pick.userId,
  weekNumber: pick.weekNumber,
  castawayId: pick.castawayId,
  isAutoSelected: pick.isAutoSelected,
  submittedAt: instant(pick.submittedAt),
  user: { id: pick.userId, name: pick.userName },
  castaway: {
    id: pick.castawayId,
    name: pick.castawayName,
    tribe: optionalText(pick.castawayTribe),
    eliminated: pick.castawayEliminated,
  },
});

const assignedAnswer = (assigned: picks.AssignedCastaway): AssignedCastaway => {
  const castaway = castawayAnswer(given(assigned.castaway));
  return { castawayId: castaway.id, round: assigned.round, castaway };
};

export const myPicksAnswer = (mine: picks.GetMyPicksResponse): MyPicks => ({
  assigned: mine.assigned.map(assignedAnswer),
  pick: optional(mine.pick, pickAnswer),
  week: weekAnswer(given(mine.week)),
  previousPick: optional(mine.previousPick, pickAnswer),
  suggestedCastaway: optional(mine.suggestedCastaway, castawayAnswer),
  withdrawnCastaway: optional(mine.withdrawnCastaway, castawayAnswer),
});

export const allPicksAnswer = (all: picks.ListPicksResponse): AllPicks => ({
  draftPicks: all.draftPicks.map(({ userId, castawayId }) => ({ userId, castawayId })),
  castaways: all.castaways.map((castaway) => ({
    id: castaway.id,
    eliminated: castaway.eliminated,
    name: castaway.name,
    tribe: optionalText(castaway.tribe),
    hometown: optionalText(castaway.hometown),
  })),
  users: all.users.map(({ id, name }) => ({ id, name })),
  weeks: all.weekNumbers.map((weekNumber) => ({
    weekNumber,
    picksHidden: all.hiddenWeekNumbers.includes(weekNumber),
  })),
  picks: all.picks.map(pickAnswer),
});

export const picksDebugAnswer = (debug: picks.GetPicksDebugResponse): PicksDebug => ({
  activeWeek: optional(debug.activeWeek, weekAnswer),
  totalWeeks: debug.totalWeeks,
  totalPicks: debug.totalPicks,
  totalDraftPicks: debug.totalDraftPicks,
  totalUsers: debug.totalUsers,
  weeks: debug.weeks.map(weekAnswer),
  recentPicks: debug.recentPicks.map(pickAnswer),
});
