import type { CastawayStatus } from '@torchbearer/contract/client';

const WORST = 5;

/** Those still in with the fewest points; they come in this order. */
export const worstCastaways = (castaways: readonly CastawayStatus[]): readonly CastawayStatus[] =>
  castaways.filter(({ eliminated }) => !eliminated).slice(0, WORST);
