/** The calls of an own tally, in the shape of those of points lines. */
import type { CallRequest } from '@torchbearer/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.js';

/** Lines to add and ids of lines to remove. */
export type LineBatch = CallRequest<'enterBlindLines'>['body'];
export type Choice = CallRequest<'resolveBlindTallies'>['body']['choices'][number];

export const blindTallies = (n: number) =>
  queryOptions({
    queryKey: ['admin', 'blind-tallies', n],
    queryFn: ({ signal }) => api.getBlindTallies({ params: { n } }, { signal }),
  });

export const startTally = (n: number) => api.startBlindTally({ params: { n } });
export const enterLines = (n: number, body: LineBatch) => api.enterBlindLines({ params: { n }, body });
export const finishTally = (n: number) => api.finishBlindTally({ params: { n } });
export const reopenTally = (n: number) => api.reopenBlindTally({ params: { n } });
export const discardTally = (n: number, id: string) => api.discardBlindTally({ params: { n, id } });
export const resolveTallies = (n: number, choices: readonly Choice[]) =>
  api.resolveBlindTallies({ params: { n }, body: { choices: [...choices] } });
