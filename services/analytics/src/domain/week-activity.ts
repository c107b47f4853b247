/** What participants did in one week. */
export interface WeekActivity {
  readonly weekNumber: number;
  /** Players with a pick by hand. */
  readonly byHand: number;
  /** Players with a pick, by hand or automatic. */
  readonly picks: number;
  /** Points of all of these picks; 0 before the week is scored. */
  readonly points: number;
}
