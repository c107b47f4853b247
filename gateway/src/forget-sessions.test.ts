import type { BroadcastOptions, ReceivedMessage } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { expect, it, vi } from 'vitest';
import { forgetChangedSessions } from './forget-sessions.js';

const message = (topic: string, key: string): ReceivedMessage => ({
  topic,
  key,
  value: null,
  headers: {},
  partition: 0,
  offset: '0',
});

async function start() {
  const sessions = { forgetSession: vi.fn(), forgetUser: vi.fn(), trustEvents: vi.fn() };
  const broadcast = vi.fn(async (_options: BroadcastOptions) => ({ stop: async () => undefined }));
  await forgetChangedSessions({ ensureTopics: async () => undefined, broadcast }, sessions);
  const [options] = broadcast.mock.calls[0]!;
  return { sessions, options };
}

it('forgets the session that ended and the user who changed', async () => {
  const { sessions, options } = await start();
  await options.handle(message(Topics.session.name, 'session-1'));
  await options.handle(message(Topics.user.name, 'user-1'));
  expect(sessions.forgetSession.mock.calls).toEqual([['session-1']]);
  expect(sessions.forgetUser.mock.calls).toEqual([['user-1']]);
});

it('events are trusted from the connection on, and no longer when it is lost', async () => {
  const { sessions, options } = await start();
  expect(sessions.trustEvents).not.toHaveBeenCalled();
  options.onConnected?.();
  options.onLost?.();
  options.onConnected?.();
  expect(sessions.trustEvents.mock.calls).toEqual([[true], [false], [true]]);
});
