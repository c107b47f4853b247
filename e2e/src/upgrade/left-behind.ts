import type { Castaway, Pick, StandingsEntry, User } from '@torchbearer/contract';

/** The responses of a version's API when its databases were dumped; later versions' responses may have more fields. */
export interface LeftBehind {
  /** ISO 8601. */
  readonly at: string;
  readonly player: { readonly email: string; readonly password: string; readonly token: string };
  readonly admin: { readonly email: string; readonly password: string };
  readonly me: Partial<User>;
  readonly castaways: readonly Partial<Castaway>[];
  readonly standings: readonly Partial<StandingsEntry>[];
  readonly picks: readonly Partial<Pick>[];
}
