/** The cast for the game tracker: counted, filtered, by tribe. */
import type { Castaway, Config } from '@torchbearer/contract/client';

const SHOWN = ['all', 'active', 'eliminated'] as const;
export type Shown = (typeof SHOWN)[number];

/** The values of the address's ?show=. */
export const shownOf = (value: string | null): Shown => SHOWN.find((shown) => shown === value) ?? 'all';

interface Counts {
  readonly total: number;
  readonly live: number;
  readonly eliminated: number;
  /** Tribes with a castaway still in the game. */
  readonly tribes: number;
}

export function countsOf(castaways: readonly Castaway[]): Counts {
  const live = castaways.filter(({ eliminated }) => !eliminated);
  return {
    total: castaways.length,
    live: live.length,
    eliminated: castaways.length - live.length,
    tribes: new Set(live.flatMap(({ tribe }) => (tribe ? [tribe] : []))).size,
  };
}

export interface TribeGroup {
  /** null: castaways without a tribe. */
  readonly name: string | null;
  /** null: not one of the configured tribes. */
  readonly color: string | null;
  /** Castaways that match the filter, those still in first, each group by name. */
  readonly castaways: readonly Castaway[];
  /** How many of the whole tribe are still in, whatever the filter. */
  readonly live: number;
  readonly total: number;
}

/**
 * The configured tribes in their order, then others by name, castaways without a tribe last; empty tribes are
 * left out.
 */
export function tribeGroups(
  castaways: readonly Castaway[],
  shown: Shown,
  configured: Config['tribes'],
): TribeGroup[] {
  const members = new Map<string | null, Castaway[]>();
  for (const castaway of castaways) {
    const tribe = castaway.tribe || null;
    members.set(tribe, [...(members.get(tribe) ?? []), castaway]);
  }
  const place = (name: string | null): number => {
    const index = configured.findIndex((tribe) => tribe.name === name);
    if (index >= 0) return index;
    return configured.length + (name === null ? 1 : 0);
  };
  return [...members]
    .map(([name, all]) => ({
      name,
      color: configured.find((tribe) => tribe.name === name)?.color ?? null,
      castaways: all.filter(isShown(shown)).sort(liveFirst),
      live: all.filter(({ eliminated }) => !eliminated).length,
      total: all.length,
    }))
    .filter((group) => group.castaways.length > 0)
    .sort((a, b) => place(a.name) - place(b.name) || byName(a.name ?? '', b.name ?? ''));
}

const isShown =
  (shown: Shown) =>
  ({ eliminated }: Castaway): boolean =>
    shown === 'all' || eliminated === (shown === 'eliminated');

const byName = (a: string, b: string): number => a.localeCompare(b, 'en');

const liveFirst = (a: Castaway, b: Castaway): number =>
  Number(a.eliminated) - Number(b.eliminated) || byName(a.name, b.name);
