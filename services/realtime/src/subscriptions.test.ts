import { expect, it } from 'vitest';
import { createSubscriptions } from './subscriptions.js';

it('what is asked for while a new connection is told the rest is left to tell, once', async () => {
  const subscriptions = createSubscriptions<string[]>();
  let goOn = (): void => undefined;
  const gone = new Promise<void>((resolve) => (goOn = resolve));
  subscriptions.add(async (client) => {
    await gone;
    client.push('first');
  });
  const client: string[] = [];
  const telling = subscriptions.tellAll(client);
  subscriptions.add((late) => Promise.resolve(late.push('second')));
  goOn();
  await telling;
  expect(client).toEqual(['first']);
  for (const subscribe of subscriptions.takeRest()) await subscribe(client);
  expect(client).toEqual(['first', 'second']);
  expect(subscriptions.takeRest()).toEqual([]);
  const next: string[] = [];
  await subscriptions.tellAll(next);
  expect(next.toSorted()).toEqual(['first', 'second']);
});
