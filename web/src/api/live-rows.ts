/** The rows of the events for large leagues, as the rest of the page knows them. */
import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import type { LeaderboardChanged, LiveRow, OwnPlace } from '@torchbearer/rules';

type Castaways = LeaderboardChanged['castaways'];

/** The first rows of the leaderboard. */
export const firstRows = ({ castaways, rows }: LeaderboardChanged): StandingsEntry[] =>
  rows.map((row) => entryOf(row, castaways));

/** The standing in the version of the event. */
export const standingAfter = (event: LeaderboardChanged, own: OwnPlace | null): OwnStanding => ({
  standings: event.standings,
  players: event.players,
  averagePoints: event.averagePoints,
  totalPicks: event.totalPicks,
  place: own?.place ?? null,
  first: own?.place ?? 0,
  rows: own ? [entryOf(own.row, event.castaways)] : [],
  leaders: event.rows.slice(0, 2).map((row) => entryOf(row, event.castaways)),
});

function entryOf({ drafted, ...row }: LiveRow, castaways: Castaways): StandingsEntry {
  return {
    ...row,
    draftPicks: drafted.flatMap(([index, round]) => {
      const castaway = castaways[index];
      if (!castaway) return [];
      const { id, name, eliminated } = castaway;
      return [{ castawayId: id, round, castaway: { id, name, eliminated } }];
    }),
  };
}
