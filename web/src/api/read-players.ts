import type { CallRequest } from '@torchbearer/contract/client';
import { api } from './client.js';
import type { ReadRows } from './paged-list.js';
import { playersIn, type PlayerPicks } from './player-picks.js';

/** What a screen asks for, apart from the page. With `week`, players have only that week's pick. */
export type PlayersView = Pick<NonNullable<CallRequest<'listAllPicks'>['query']>, 'q' | 'week' | 'picked'>;

/** Reads players with their picks, by name. */
export const readPlayers =
  (view: PlayersView): ReadRows<PlayerPicks> =>
  async (page, options) =>
    playersIn(await api.listAllPicks({ query: { ...view, ...page } }, options));
