import type { Castaway, CastawayImport, CastawayOwner } from '@torchbearer/contract';
import type * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';
import { optionalText } from './parts.js';

/** League and picks describe a castaway alike. */
export const castawayAnswer = (castaway: league.Castaway | picks.Castaway): Castaway => ({
  id: castaway.id,
  name: castaway.name,
  tribe: optionalText(castaway.tribe),
  occupation: optionalText(castaway.occupation),
  age: castaway.age ?? null,
  hometown: optionalText(castaway.hometown),
  imageUrl: optionalText(castaway.imageUrl),
  eliminated: castaway.eliminated,
  eliminatedInWeek: castaway.eliminatedInWeek ?? null,
});

/** `robin@example.com` as a stranger may see it: `r…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}…${email.slice(Math.max(at, 0))}`;
}

export function ownerAnswer(owners: readonly league.UserCard[], isSignedIn: boolean): CastawayOwner | null {
  const all = owners.map(({ name, email }) => ({
    name,
    email: email && !isSignedIn ? maskedEmail(email) : optionalText(email),
  }));
  const [first] = all;
  return first ? { ...first, owners: all } : null;
}

export const castawayImportAnswer = (done: league.ImportCastawaysResponse): CastawayImport => ({
  created: done.created,
  updated: done.updated,
  rejected: done.rejected.map(({ line, error }) => ({ line, error })),
});
