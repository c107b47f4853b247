/** The median of a few numbers, and how far it can be trusted. */

export interface Estimate {
  readonly median: number;
  /** The confidence interval of the median. */
  readonly low: number;
  readonly high: number;
  /** The probability that the interval contains the median, from 0 to 1. */
  readonly confidence: number;
}

const WANTED = 0.95;

/** Linear between the neighbours; `share` from 0 to 1. NaN without numbers. */
export function quantile(numbers: Iterable<number>, share: number): number {
  const inOrder = Float64Array.from(numbers).sort();
  const place = share * (inOrder.length - 1);
  const [below, above] = [inOrder[Math.floor(place)] ?? Number.NaN, inOrder[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The narrowest interval between two order statistics, equally far from both ends, that contains the median with at
 * least 95 %. It assumes nothing about the distribution (David and Nagaraja, Order Statistics, 7.1). With fewer than
 * six numbers none reaches that: the interval is then from the least to the greatest, and `confidence` says less.
 */
export function estimate(numbers: readonly number[]): Estimate {
  const inOrder = Float64Array.from(numbers).sort();
  const count = inOrder.length;
  let [cut, confidence] = [0, confidenceOf(count, 0)];
  while (2 * (cut + 1) < count && confidenceOf(count, cut + 1) >= WANTED) {
    cut += 1;
    confidence = confidenceOf(count, cut);
  }
  return {
    median: quantile(inOrder, 0.5),
    low: inOrder[cut] ?? Number.NaN,
    high: inOrder[count - 1 - cut] ?? Number.NaN,
    confidence,
  };
}

/** That the median is between the numbers that remain when `cut` are left out at each end: binomial, with p = ½. */
function confidenceOf(count: number, cut: number): number {
  let [outside, ways] = [0, 1];
  for (let below = 0; below <= cut; below++) {
    outside += ways;
    ways = (ways * (count - below)) / (below + 1);
  }
  return Math.max(0, 1 - (2 * outside) / 2 ** count);
}
