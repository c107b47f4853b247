/** What the product computes from the league data of a test. */
import { standingsEntries, type StandingsEntry } from '@torchbearer/kit';
import type { ResultsUntil } from '@torchbearer/rules';
import { applyFacts, createLeagueModel, untilWeek, type LeagueModel } from '@torchbearer/rules/league';
import { seasonStandings } from '../src/domain/season-standings.js';
import { standingsTable } from '../src/domain/standings-table.js';
import { rowsOf } from '../src/use-cases/standings/get-standings.js';
import type { LeagueData } from './league-history.js';

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

/** Rows as an admin sees them. @param until for a player who hides later results */
export function rows(league: LeagueData, until: ResultsUntil = null) {
  const table = standingsTable(seasonStandings(untilWeek(modelOf(league), until)));
  const members = league.players.map(({ id, name, email }) => {
    const roster = league.rosters.find(({ userId }) => userId === id)?.picks ?? [];
    const picks = [...roster].sort((a, b) => a.round - b.round || a.pickNumber - b.pickNumber);
    return [id, { name, email, picks }] as const;
  });
  const rowOf = rowsOf(table, new Map(members), true);
  return {
    castaways: [...table.castaways],
    rows: Array.from({ length: table.size }, (_, place) => rowOf(place)),
  };
}

export const standings = (league: LeagueData, until: ResultsUntil = null): StandingsEntry[] =>
  standingsEntries(rows(league, until));

export const weeksInFirst = (league: LeagueData): number => seasonStandings(modelOf(league)).weeksInFirst;
