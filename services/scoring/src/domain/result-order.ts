const alphabet = new Intl.Collator('en');

interface Result {
  readonly weekNumber: number;
  readonly points: number;
  readonly castawayName: string;
  readonly castawayId: string;
}

/** Names in natural order, whatever the database's locale; equal names by id. */
export const byCastawayName = (
  a: Pick<Result, 'castawayName' | 'castawayId'>,
  b: Pick<Result, 'castawayName' | 'castawayId'>,
): number => alphabet.compare(a.castawayName, b.castawayName) || (a.castawayId < b.castawayId ? -1 : 1);

/** Newest week first, then most points, then the name. */
export const resultOrder = (a: Result, b: Result): number =>
  b.weekNumber - a.weekNumber || b.points - a.points || byCastawayName(a, b);
