import { nameFault } from '@torchbearer/rules/plain-words';

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
