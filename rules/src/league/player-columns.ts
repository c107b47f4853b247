import type { PlayerFacts } from './model.js';

/** Players in columns, because the driver takes three times as long for a row each; null for none. */
export interface PlayerColumns {
  readonly ids: readonly string[] | null;
  readonly names: readonly PlayerFacts['name'][] | null;
  readonly areAdmins: readonly PlayerFacts['isAdmin'][] | null;
  readonly rankedAt: readonly PlayerFacts['rankedAt'][] | null;
  readonly castawayIds: readonly PlayerFacts['castawayIds'][] | null;
}

/** SQL: when `roster`'s player submitted rankings, in milliseconds since the epoch. */
export const RANKED_AT = '(extract(epoch from roster.rankings_submitted_at) * 1000)::float8';

/** SQL: the columns, of users joined with rosters. @param columns expressions of each value */
export const playerColumns = (columns: Readonly<Record<keyof PlayerColumns, string>>): string =>
  Object.entries(columns)
    .map(([name, value]) => `json_agg(${value}) as "${name}"`)
    .join(', ');

export function playersIn({ ids, names, areAdmins, rankedAt, castawayIds }: PlayerColumns): PlayerFacts[] {
  return (ids ?? []).map((id, index) => ({
    id,
    name: names?.[index] ?? null,
    isAdmin: areAdmins?.[index] ?? null,
    rankedAt: rankedAt?.[index] ?? null,
    castawayIds: castawayIds?.[index] ?? [],
  }));
}
