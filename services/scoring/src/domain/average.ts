/**
 * Points a week to one decimal, halves rounded away from zero (2.25 → 2.3, −2.25 → −2.3); 0 without a week.
 * The rounding is done on whole numbers, so that no binary fraction tips a half the wrong way.
 * @param total whole points  @param weeks whole and not negative
 */
export function averagePoints(total: number, weeks: number): number {
  if (weeks === 0) return 0;
  const tenths = Math.floor((Math.abs(total) * 20 + weeks) / (weeks * 2));
  return tenths === 0 ? 0 : (Math.sign(total) * tenths) / 10;
}
