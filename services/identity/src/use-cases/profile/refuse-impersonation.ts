import { Refusal } from '@torchbearer/kit';
import { soundsOfficial, POSES_AS_LEAGUE } from '@torchbearer/kit/official-names';
import type { Names } from '../../domain/neutral-names.js';

const FIELDS = ['name', 'username', 'displayName'] as const satisfies readonly (keyof Names)[];

/** A new user has no display name yet. */
type Chosen = Omit<Names, 'displayName'> & Partial<Names>;

const posingFields = (names: Chosen) => FIELDS.filter((field) => soundsOfficial(names[field] ?? '', 'user'));

export const poses = (names: Chosen): boolean => posingFields(names).length > 0;

/**
 * Only admins may have names that impersonate the league.
 * @throws Refusal INVALID_INPUT with every field that does
 */
export function refuseImpersonation(names: Chosen): void {
  const fieldErrors = posingFields(names).map((field) => ({ field, message: POSES_AS_LEAGUE }));
  if (fieldErrors.length > 0) throw new Refusal('INVALID_INPUT', undefined, fieldErrors);
}
