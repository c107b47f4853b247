import { Refusal } from '@torchbearer/kit';
import { posesAsLeague, POSES_AS_LEAGUE } from '../../domain/league-name.js';
import type { Names } from '../../domain/neutral-names.js';

const FIELDS = ['name', 'username', 'displayName'] as const satisfies readonly (keyof Names)[];

/** A newcomer has no display name yet. */
type Chosen = Omit<Names, 'displayName'> & Partial<Names>;

const posingFields = (names: Chosen) => FIELDS.filter((field) => posesAsLeague(names[field] ?? ''));

export const poses = (names: Chosen): boolean => posingFields(names).length > 0;

/**
 * Only admins may look as if they spoke for the league.
 * @throws Refusal INVALID_INPUT with every field that does
 */
export function refusePosing(names: Chosen): void {
  const faults = posingFields(names).map((field) => ({ field, message: POSES_AS_LEAGUE }));
  if (faults.length > 0) throw new Refusal('INVALID_INPUT', undefined, faults);
}
