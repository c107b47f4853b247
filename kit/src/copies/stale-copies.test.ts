import type { Reason } from '@torchbearer/rules';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../errors.js';
import { eventually } from '../testing/eventually.js';
import { testLog } from '../testing/start-for-test.js';
import { createStaleCopiesCheck } from './stale-copies.js';

const WEEK = 'league.week.v1';

interface Question {
  readonly group: string;
  readonly topics: readonly string[];
  readonly respond: (lag: number) => void;
}

/** A bus with a given sequence of responses. */
function start(areFilled = () => Promise.resolve(true)) {
  const questions: Question[] = [];
  const lag = (group: string, topics: readonly string[]) =>
    new Promise<{ topic: string; partition: number; lag: number }[]>((resolve) => {
      const respond = (news: number): void => resolve([{ topic: WEEK, partition: 0, lag: news }]);
      questions.push({ group, topics, respond });
    });
  const check = createStaleCopiesCheck({
    bus: { lag },
    group: 'picks',
    dependsOnCopies: { WEEK_NOT_FOUND: [{ name: WEEK }] },
    areFilled,
    log: testLog,
  });
  let runs = 0;
  return {
    questions,
    runs: () => runs,
    /** Runs a call that is refused for this reason, or succeeds, each time it runs. */
    outcomeOf: (...outcomes: (Reason | null)[]) => {
      let time = 0;
      return check(async () => {
        runs += 1;
        const reason = outcomes[Math.min(time++, outcomes.length - 1)] ?? null;
        await Promise.resolve();
        if (reason !== null) throw new Refusal(reason);
        return 'OK';
      }).catch((error: unknown) => (error instanceof Refusal ? error.reason : 'no refusal'));
    },
    question: (place: number): Promise<Question> =>
      eventually(() => {
        const asked = questions[place];
        if (!asked) throw new Error(`the bus was not called for question ${place}`);
        return asked;
      }),
  };
}

test('while the bus has unapplied events for the copies, the caller must retry', async () => {
  const { outcomeOf, question, runs } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND');
  const asked = await question(0);
  expect(asked).toMatchObject({ group: 'picks', topics: [WEEK] });
  asked.respond(2);
  (await question(1)).respond(2);
  expect(await outcome).toBe('UNAVAILABLE');
  expect(runs()).toBe(1);
});

test('the refusal is returned if the second check finds all events applied', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND', null);
  (await question(0)).respond(1);
  (await question(1)).respond(0);
  expect(await outcome).toBe('OK');
});

test('without unapplied events the refusal is returned', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND');
  (await question(0)).respond(0);
  expect(await outcome).toBe('WEEK_NOT_FOUND');
});

test('copies that caught up between the refusal and the check decide', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND', null);
  (await question(0)).respond(0);
  expect(await outcome).toBe('OK');
});

test('while the bus is down the refusal is returned', async () => {
  const { outcomeOf } = start();
  expect(await outcomeOf('WEEK_NOT_FOUND')).toBe('WEEK_NOT_FOUND');
});

test.each([
  ['incomplete', () => Promise.resolve(false)],
  ['in a database that is down', () => Promise.reject(new Error('away'))],
])('while the copies are %s, the caller must retry, even if the bus is down', async (_how, areFilled) => {
  const { outcomeOf } = start(areFilled);
  expect(await outcomeOf('WEEK_NOT_FOUND')).toBe('UNAVAILABLE');
});

test('a refusal that depends on no copy is returned at once, like a success', async () => {
  const { outcomeOf, questions, runs } = start();
  expect(await outcomeOf('CONFLICT')).toBe('CONFLICT');
  expect(await outcomeOf(null)).toBe('OK');
  expect(questions).toEqual([]);
  expect(runs()).toBe(2);
});

test('concurrent refusals share one check, which never started before the refusal', async () => {
  const { outcomeOf, question, questions } = start();
  const first = outcomeOf('WEEK_NOT_FOUND');
  const asked = await question(0);
  const others = Array.from({ length: 20 }, () => outcomeOf('WEEK_NOT_FOUND'));
  await turn();
  asked.respond(0);
  for (const look of [1, 2]) (await question(look)).respond(3);
  expect(await first).toBe('WEEK_NOT_FOUND');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['UNAVAILABLE']));
  expect(questions).toHaveLength(3);
});
