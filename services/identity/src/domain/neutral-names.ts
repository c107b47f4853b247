import { nameOf } from './id-token.js';
import { posesAsLeague } from './league-name.js';

/** By what others know somebody. */
export interface Names {
  readonly name: string;
  readonly username: string | null;
  readonly displayName: string | null;
}

const kept = (name: string | null): string | null => (name === null || posesAsLeague(name) ? null : name);

/** What is left of the names of somebody who may not look as if they spoke for the league. */
export function neutralNames({ name, username, displayName }: Names): Names {
  const others = { username: kept(username), displayName: kept(displayName) };
  return { ...others, name: kept(name) ?? nameOf(others.displayName, others.username) };
}
