import { type LeagueModel, NONE, participantsOf } from '@torchbearer/rules/league';

export interface LeagueStats {
  /** Participants. */
  readonly users: number;
  /** At most one per player and week, of every account, including automatic picks. */
  readonly picks: number;
  readonly castaways: number;
  /** Weeks created. */
  readonly weeks: number;
}

export function leagueStats(model: LeagueModel): LeagueStats {
  const { isUser, byWeek } = model.columns;
  let picks = 0;
  for (const week of byWeek.values())
    for (let player = 0; player < isUser.length; player++)
      if (week.picks[player] !== NONE && isUser[player] === 1) picks += 1;
  return {
    users: participantsOf(model).length,
    picks,
    castaways: model.castaways.filter((castaway) => castaway !== null).length,
    weeks: new Set(model.weeks.map(({ weekNumber }) => weekNumber)).size,
  };
}
