/** What the product computes from the league data of a test. */
import type { ResultsUntil } from '@torchbearer/rules';
import {
  applyFacts,
  boardRows,
  createLeagueModel,
  untilWeek,
  type LeagueModel,
  type BoardRow,
} from '@torchbearer/rules/league';
import { historyOf, totalsAfterWeeks, type HistoryWeek } from '../src/domain/history.js';
import { seasonStandings } from '../src/domain/season-standings.js';
import type { LeagueData } from './league-data.js';

export function modelOf(league: LeagueData): LeagueModel {
  const model = createLeagueModel();
  const rosterOf = (id: string) => league.rosters.find(({ userId }) => userId === id);
  applyFacts(model, {
    common: {
      season: { firstPickWeek: league.firstPickWeek, episodes: 0 },
      weeks: [],
      castaways: league.castaways,
      points: league.points,
    },
    players: league.players.map(({ id, name, isAdmin }) => ({
      id,
      name,
      isAdmin,
      rankedAt: rosterOf(id)?.rankingsSubmittedAt?.getTime() ?? null,
      castawayIds: [],
    })),
    picks: league.picks.map(({ userId, weekNumber, castawayId, isAutoSelected: isAuto }) => ({
      userId,
      weekNumber,
      castawayId,
      isAuto,
    })),
  });
  return model;
}

/** @param until for a player who hides later results */
export function standings(league: LeagueData, until: ResultsUntil = null): BoardRow[] {
  const { memberIds, members, totals, weeksPicked, castaways } = seasonStandings(
    untilWeek(modelOf(league), until),
  );
  const bytes = (numbers: Int32Array) => new Uint8Array(numbers.buffer);
  const named = castaways.map(({ id, name, eliminated }) => ({ id, name, eliminated }));
  const board = {
    ...{ members: bytes(members), totals: bytes(totals), weeksPicked },
    ...{ castaways: named, showsEmails: true },
  };
  const rows = boardRows(
    board,
    memberIds.map((id) => {
      const { name, email } = league.players.find((player) => player.id === id)!;
      const roster = league.rosters.find(({ userId }) => userId === id)?.picks ?? [];
      const drafted = [...roster].sort((a, b) => a.round - b.round || a.pickNumber - b.pickNumber);
      return { id, name, email, drafted };
    }),
  );
  return memberIds.map((_, place) => rows.row(place, true));
}

export function histories(league: LeagueData): (userId: string) => HistoryWeek[] {
  const model = modelOf(league);
  const totalsAfter = totalsAfterWeeks(model);
  return (userId) => historyOf(model, totalsAfter, userId);
}

export const weeksInFirst = (league: LeagueData): number => seasonStandings(modelOf(league)).weeksInFirst;
