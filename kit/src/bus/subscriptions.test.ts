import { expect, it, vi } from 'vitest';
import { createLifecycle } from '../lifecycle.js';
import { testLog } from '../testing/index.js';
import type { Subscription } from './bus.js';
import { subscribeWhenAvailable } from './subscriptions.js';

function createFixture() {
  const lifecycle = createLifecycle(testLog);
  const crash = vi.fn();
  const subscription = { stop: vi.fn(() => Promise.resolve()) };
  let arrive: (there: Subscription) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const bus = new Promise<Subscription>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const subscribed = subscribeWhenAvailable({ lifecycle, crash }, 'copies', () => bus);
  return { lifecycle, crash, subscription, subscribed, arrive: () => arrive(subscription), fail };
}

it('ends a subscription when the process stops', async () => {
  const { lifecycle, subscription, subscribed, arrive } = createFixture();
  arrive();
  await subscribed;
  expect(subscription.stop).not.toHaveBeenCalled();
  await lifecycle.stop();
  expect(subscription.stop).toHaveBeenCalledOnce();
});

it('ends one that arrives after the process has started to stop', async () => {
  const { lifecycle, subscription, subscribed, arrive } = createFixture();
  await lifecycle.stop();
  arrive();
  await subscribed;
  expect(subscription.stop).toHaveBeenCalledOnce();
});

it('crashes on a permanent error, but not while stopping', async () => {
  const running = createFixture();
  running.fail(new Error('no such topic'));
  await running.subscribed;
  expect(running.crash).toHaveBeenCalledOnce();

  const ending = createFixture();
  await ending.lifecycle.stop();
  ending.fail(new Error('the bus is closed'));
  await ending.subscribed;
  expect(ending.crash).not.toHaveBeenCalled();
});
