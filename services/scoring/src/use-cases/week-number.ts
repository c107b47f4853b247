/** A number that Postgres' integer can hold; there's no week by any other. */
export const isWeekNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= 2 ** 31 - 1;
