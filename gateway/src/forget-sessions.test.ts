import type { ReceivedMessage, Subscription } from '@torchbearer/kit';
import { testLog } from '@torchbearer/kit/testing';
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

const listener = () => ({ forgetSession: vi.fn(), forgetUser: vi.fn() });
const subscription = () => ({ stop: vi.fn(async () => undefined) }) satisfies Subscription;

it('a bus that is down is retried until it is available', async () => {
  const sessions = listener();
  const subscribed = subscription();
  let handle: (message: ReceivedMessage) => unknown = () => undefined;
  let tries = 0;
  const bus = {
    ensureTopics: async () => {
      if (++tries < 3) throw new Error('the bus is down');
    },
    broadcast: async (options: { handle: typeof handle }) => {
      handle = options.handle;
      return subscribed;
    },
  };
  const news = forgetChangedSessions({ bus, sessions, log: testLog, retryMs: 1 });
  await news.listening;
  expect(tries).toBe(3);
  handle(message(Topics.session.name, 'session-1'));
  handle(message(Topics.user.name, 'user-1'));
  expect(sessions.forgetSession.mock.calls).toEqual([['session-1']]);
  expect(sessions.forgetUser.mock.calls).toEqual([['user-1']]);
  await news.stop();
  expect(subscribed.stop).toHaveBeenCalledTimes(1);
});

it('a stop does not wait for a bus that never responds, and leaves no subscription', async () => {
  const subscribed = subscription();
  let arrive: () => void = () => undefined;
  const bus = {
    ensureTopics: () => new Promise<void>((resolve) => (arrive = resolve)),
    broadcast: async () => subscribed,
  };
  const news = forgetChangedSessions({ bus, sessions: listener(), log: testLog });
  await news.stop();
  arrive();
  await news.listening;
  expect(subscribed.stop).toHaveBeenCalledTimes(1);
});

it('events are trusted from the connection on, and no longer when it is lost or given up', async () => {
  const trustEvents = vi.fn();
  let report: { onConnected?: () => void; onLost?: () => void } = {};
  const bus = {
    ensureTopics: async () => undefined,
    broadcast: async (options: typeof report) => {
      report = options;
      return subscription();
    },
  };
  const news = forgetChangedSessions({ bus, sessions: { ...listener(), trustEvents }, log: testLog });
  await news.listening;
  expect(trustEvents).not.toHaveBeenCalled();
  report.onConnected?.();
  report.onLost?.();
  report.onConnected?.();
  await news.stop();
  expect(trustEvents.mock.calls).toEqual([[true], [false], [true], [false]]);
});
