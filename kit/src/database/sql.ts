/** Plain SQL with numbered parameters. */
export interface Sql {
  /** Rows of a SELECT, or of a statement with RETURNING. The statement is prepared, so its text is a constant. */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** The number of rows that an INSERT, UPDATE or DELETE without RETURNING touched. */
  run(text: string, parameters?: readonly unknown[]): Promise<number>;
}

/** A statement of `Sql` that has not been sent yet. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}
