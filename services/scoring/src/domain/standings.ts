import { ranking, roundedRatio } from '@torchbearer/rules';
import type { Castaway, LeagueData } from './league-data.js';
import { tally, type Tally } from './tally.js';

/** One line of the leaderboard, in the shape that the public contract shows; `id` is the user's. */
export interface StandingsEntry {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  /** Null if it is hidden from the reader. */
  readonly email: string | null;
  readonly totalPoints: number;
  /** Points a scored week in which the player had a pick, one decimal. */
  readonly avgPoints: number;
  readonly draftPicks: readonly { castawayId: string; round: number; castaway: Omit<Castaway, 'tribe'> }[];
}

/** The leaderboard, participants only, in display order. A pure function of the league data, whatever its order. */
export function standings(league: LeagueData): StandingsEntry[] {
  const castaways = new Map(league.castaways.map((castaway) => [castaway.id, castaway]));
  return ranking(tally(league)).map((ranked) => entry(ranked, castaways));
}

/** The same leaderboard for readers who may not see e-mails. */
export const withoutEmails = (entries: readonly StandingsEntry[]): StandingsEntry[] =>
  entries.map((entry) => ({ ...entry, email: null }));

function entry(
  ranked: Tally & { readonly rank: number },
  castaways: ReadonlyMap<string, Castaway>,
): StandingsEntry {
  const { id, name, email, roster } = ranked.participant;
  return {
    id,
    rank: ranked.rank,
    name,
    email,
    totalPoints: ranked.total,
    avgPoints: roundedRatio(ranked.total, ranked.weeksPicked, 1),
    draftPicks: [...(roster?.picks ?? [])]
      .sort((a, b) => a.round - b.round || a.pickNumber - b.pickNumber)
      .flatMap(({ castawayId, round }) => {
        // A castaway whose copy has not arrived is shown once it has.
        const castaway = castaways.get(castawayId);
        if (!castaway) return [];
        return [
          {
            castawayId,
            round,
            castaway: { id: castaway.id, name: castaway.name, eliminated: castaway.eliminated },
          },
        ];
      }),
  };
}
