import type { Consumer, ConsumerConfig, Kafka } from 'kafkajs';
import { expect, it } from 'vitest';
import { eventually, testLog } from '../../testing/index.js';
import { runForEver } from './consumer.js';

/** A stand-in for brokers that allow sessions from `leastMs`. */
function kafkaWith(leastMs: number) {
  const sessions: number[] = [];
  const consumer = ({ sessionTimeout = 0 }: ConsumerConfig) => {
    sessions.push(sessionTimeout);
    const crashed: ((event: { payload: { error: Error } }) => void)[] = [];
    return {
      on: (name: string, listener: (event: never) => void) => {
        if (name === 'consumer.crash') crashed.push(listener as (typeof crashed)[number]);
      },
      connect: () => Promise.resolve(),
      subscribe: () => Promise.resolve(),
      disconnect: () => Promise.resolve(),
      run: () => {
        const error = Object.assign(new Error('The session timeout is not within an acceptable range'), {
          type: 'INVALID_SESSION_TIMEOUT',
          retriable: false,
        });
        if (sessionTimeout < leastMs) for (const notify of crashed) notify({ payload: { error } });
        return Promise.resolve();
      },
    } as unknown as Consumer;
  };
  return { kafka: { consumer } as unknown as Kafka, sessions };
}

it('a broker that allows no short sessions gets a longer one', async () => {
  const { kafka, sessions } = kafkaWith(6_000);
  const crashes: unknown[] = [];
  const subscription = runForEver({
    kafka,
    log: testLog.child({}, { level: 'silent' }),
    groupId: 'picks',
    topics: ['league.week.v1'],
    fromBeginning: true,
    run: () => ({}),
    onCrash: (error) => crashes.push(error),
  });
  await eventually(() => expect(sessions).toEqual([2_500, 10_000]));
  await subscription.stop();
  expect(crashes).toEqual([]);
});
