import type { CastawayStatus } from '@torchbearer/contract/client';

const WORST = 5;

/** Castaways still in, with the fewest points first, as received. */
export const worstCastaways = (castaways: readonly CastawayStatus[]): readonly CastawayStatus[] =>
  castaways.filter(({ eliminated }) => !eliminated).slice(0, WORST);
