/** What a castaway can do on the show, and what it is worth to whoever picked them that week. */
export interface Rule {
  readonly says: string;
  /** Below zero for what costs points. */
  readonly points: number;
}

export interface RuleCategory {
  /** In the address: `/rules?category=idols`. */
  readonly id: string;
  readonly title: string;
  /** When these rules hold. */
  readonly about: string;
  readonly rules: readonly Rule[];
}
