import type { Standings } from '@torchbearer/proto/scoring/v1/scoring';

/** The contract's StandingsEntry. */
export interface StandingsEntry {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly email: string | null;
  readonly totalPoints: number;
  readonly avgPoints: number;
  /** By round. */
  readonly draftPicks: readonly {
    readonly castawayId: string;
    readonly round: number;
    readonly castaway: { readonly id: string; readonly name: string; readonly eliminated: boolean };
  }[];
}

/** @param castaways which the rows' picks refer to */
export function standingsEntries({
  castaways,
  rows,
}: Pick<Standings, 'castaways' | 'rows'>): StandingsEntry[] {
  const shown = castaways.map(({ id, name, eliminated }) => ({ id, name, eliminated }));
  return rows.map((row) => ({
    id: row.userId,
    rank: row.rank,
    name: row.name,
    email: row.email ?? null,
    totalPoints: row.totalPoints,
    avgPoints: row.averagePoints,
    draftPicks: row.drafted.map(({ castaway, round }) => ({
      castawayId: shown[castaway]!.id,
      round,
      castaway: shown[castaway]!,
    })),
  }));
}
