/**
 * `total / count` rounded to `decimals`, halves away from zero (2.25 → 2.3, −2.25 → −2.3); 0 if `count` is 0. It
 * rounds integers, because binary fractions would round some halves the wrong way.
 * @param total integer  @param count integer, not negative  @param decimals 0 to 3
 */
export function roundedRatio(total: number, count: number, decimals: number): number {
  if (count === 0) return 0;
  const scale = 10 ** decimals;
  const units = Math.floor((Math.abs(total) * scale * 2 + count) / (count * 2));
  return units === 0 ? 0 : (Math.sign(total) * units) / scale;
}
