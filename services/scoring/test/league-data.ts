/** Everything that standings are computed from. It has no derived figures: totals are computed, never incremented. */
export interface LeagueData {
  /** Every account, participants or not. */
  readonly players: readonly Player[];
  /** At most one a player. */
  readonly rosters: readonly Roster[];
  readonly castaways: readonly Castaway[];
  /** At most one a player and week; those of other weeks and of non-participants do no harm. */
  readonly picks: readonly WeekPick[];
  /** At most one a castaway and week. */
  readonly points: readonly WeekPoints[];
  /** Numbers of the weeks in which any points are saved. */
  readonly scoredWeeks: readonly number[];
  /** Weeks before this one never score for players. */
  readonly firstPickWeek: number;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

export interface Roster {
  readonly userId: string;
  /** Null until the player has submitted a ranking. */
  readonly rankingsSubmittedAt: Date | null;
  readonly picks: readonly RosterPick[];
}

export interface RosterPick {
  readonly castawayId: string;
  readonly round: number;
  readonly pickNumber: number;
}

export interface Castaway {
  readonly id: string;
  readonly name: string;
  readonly tribe: string;
  readonly eliminated: boolean;
}

export interface WeekPick {
  readonly userId: string;
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly isAutoSelected: boolean;
}

export interface WeekPoints {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly points: number;
}
