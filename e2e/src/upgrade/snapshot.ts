import type { Castaway, StandingsEntry, User } from '@torchbearer/contract';

/** The API's responses when a version's databases were dumped. The current version's responses may have more fields. */
export interface Snapshot {
  /** ISO 8601. */
  readonly at: string;
  readonly player: { readonly email: string; readonly password: string; readonly token: string };
  readonly admin: { readonly email: string; readonly password: string };
  readonly me: Partial<User>;
  readonly castaways: readonly Partial<Castaway>[];
  readonly standings: readonly Partial<StandingsEntry>[];
}
