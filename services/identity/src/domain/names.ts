import { soundsOfficial } from '@torchbearer/kit/official-names';
import { cleanedName, nameFault } from '@torchbearer/rules/plain-words';

const LONGEST_BASE = 40;

/** Normalizes different encodings of a name; the database's index handles case. */
export const tidy = (typed: string): string => typed.trim().normalize('NFC');

/** A username for a user who chose none: the e-mail's local part, numbered from 2 if taken. */
export function usernameFromEmail(email: string, taken: readonly string[]): string {
  const local = email.split('@')[0]?.replace(/[^A-Za-z0-9._-]/g, '') ?? '';
  const cut = local.slice(0, LONGEST_BASE) || 'admin';
  // 'jane.me' is a web address, too.
  const base = nameFault(cut) === null ? cut : cut.replaceAll('.', '-');
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}${String(number)}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** The first candidate that is a valid name, cleaned and cut to the maximum length. */
export function nameOf(...candidates: readonly (string | null)[]): string {
  for (const candidate of candidates) {
    const name = cleanedName(candidate ?? '')
      .normalize('NFC')
      .slice(0, 100)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
    if (name !== '' && nameFault(name) === null && !soundsOfficial(name, 'user')) return name;
  }
  return 'Player';
}

/** The names by which others know a user. */
export interface Names {
  readonly name: string;
  readonly username: string | null;
  readonly displayName: string | null;
}

const allowed = (name: string | null): string | null =>
  name === null || soundsOfficial(name, 'user') ? null : name;

/** The names of a player without those that impersonate the league. */
export function neutralNames({ name, username, displayName }: Names): Names {
  const others = { username: allowed(username), displayName: allowed(displayName) };
  return { ...others, name: allowed(name) ?? nameOf(others.displayName, others.username) };
}
