/** What castaways can do on the show, and how many points it gives the players who picked them. */
export interface Rule {
  /** Unique over the whole book. It is stored with points, so it never changes and is never given to another rule. */
  readonly id: string;
  readonly says: string;
  /** Negative for what costs points. */
  readonly points: number;
}

export interface RuleCategory {
  /** In the address: `/rules?category=idols`. */
  readonly id: string;
  readonly title: string;
  /** When these rules apply. */
  readonly about: string;
  readonly rules: readonly Rule[];
}
