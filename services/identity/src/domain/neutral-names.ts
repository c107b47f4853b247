import { nameOf } from './id-token.js';
import { soundsOfficial } from '@torchbearer/kit/official-names';

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
