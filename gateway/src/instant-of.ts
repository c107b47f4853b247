/** A body's instant as services take it; `undefined` without one. */
export const instantOf = (given: string | null | undefined): Date | undefined =>
  given === null || given === undefined ? undefined : new Date(given);
