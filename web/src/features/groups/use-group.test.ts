import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@torchbearer/contract/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client.js';
import { groupQueries } from '../../api/group-queries.js';
import { handleLiveEvents, MOST_WAIT_FOR_GROUP_MS } from '../../api/live-events.js';
import type { Action } from './group-actions.js';
import { actionsOn, mayRead } from './use-group.js';

const read = vi.spyOn(api, 'getGroupStandings');
const settle = () => vi.advanceTimersByTimeAsync(0);
let client: QueryClient;
/** A screen that shows the leaderboard of the group. */
let screen: QueryObserver<unknown>;
let close: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue([]);
  client = new QueryClient();
  const options = { ...groupQueries.groupStandings('office'), enabled: mayRead(client, 'office') };
  screen = new QueryObserver<unknown>(client, options as object as typeof screen.options);
  close = screen.subscribe(() => undefined);
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});
afterEach(() => {
  close();
  client.clear();
  vi.useRealTimers();
});
afterAll(() => read.mockRestore());

const hearOfNewStandings = async (): Promise<void> => {
  const events = handleLiveEvents(client, () => 1);
  events.updated([]);
  await vi.advanceTimersByTimeAsync(MOST_WAIT_FOR_GROUP_MS);
};

it('the leaderboard of a group is read again after an event, until the player was removed', async () => {
  await hearOfNewStandings();
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValue(new ApiError(404, 'GROUP_NOT_FOUND', 'Group not found'));
  await hearOfNewStandings();
  expect(screen.getCurrentResult()).toMatchObject({ data: null, error: null });
  await hearOfNewStandings();
  expect(read).toHaveBeenCalledTimes(3);
});

it.each(['leave', 'delete'] as const)('is not read while the player tries to %s', async (kind) => {
  let fail = (_error: Error): void => undefined;
  const acting = new MutationObserver(client, {
    mutationKey: actionsOn('office'),
    mutationFn: (_action: Action) => new Promise<void>((_resolve, reject) => (fail = reject)),
    retry: false,
  });
  const ended = acting.mutate({ kind }).catch(() => undefined);
  await settle();
  await hearOfNewStandings();
  expect(read).toHaveBeenCalledTimes(1);
  fail(new Error('the server is away'));
  await ended;
  await hearOfNewStandings();
  expect(read).toHaveBeenCalledTimes(2);
});
