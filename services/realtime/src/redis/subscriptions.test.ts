import { expect, it } from 'vitest';
import { createSubscriptions } from './subscriptions.js';

it('a subscription requested while a new connection subscribes is made once afterwards', async () => {
  const subscriptions = createSubscriptions<string[]>();
  let goOn = (): void => undefined;
  const gone = new Promise<void>((resolve) => (goOn = resolve));
  subscriptions.add(async (client) => {
    await gone;
    client.push('first');
  });
  const client: string[] = [];
  const subscribing = subscriptions.subscribeAll(client);
  subscriptions.add((late) => Promise.resolve(late.push('second')));
  goOn();
  await subscribing;
  expect(client).toEqual(['first']);
  for (const subscribe of subscriptions.takeNew()) await subscribe(client);
  expect(client).toEqual(['first', 'second']);
  expect(subscriptions.takeNew()).toEqual([]);
  const next: string[] = [];
  await subscriptions.subscribeAll(next);
  expect(next.toSorted()).toEqual(['first', 'second']);
});
