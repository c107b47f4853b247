import type { Castaway, Pick, StandingsEntry, User } from '@torchbearer/contract';

/** What a version's API answered before its databases were taken; later versions' answers may say more. */
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
