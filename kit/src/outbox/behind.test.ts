import type { Reason } from '@torchbearer/rules';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../errors.js';
import { eventually } from '../testing/eventually.js';
import { testLog } from '../testing/log.js';
import { createBehindCheck } from './behind.js';

const WEEK = 'league.week.v1';

interface Question {
  readonly group: string;
  readonly topics: readonly string[];
  readonly answer: (lag: number) => void;
}

/** A bus whose answers the test gives, in the order of the questions. */
function start(longestAnswerMs = 60_000) {
  const questions: Question[] = [];
  const lag = (group: string, topics: readonly string[]) =>
    new Promise<{ topic: string; partition: number; lag: number }[]>((resolve) => {
      const answer = (news: number): void => resolve([{ topic: WEEK, partition: 0, lag: news }]);
      questions.push({ group, topics, answer });
    });
  const check = createBehindCheck({
    bus: { lag },
    group: 'picks',
    restsOnCopies: { WEEK_NOT_FOUND: [{ name: WEEK }] },
    log: testLog,
    patience: { longestAnswerMs, secondLookMs: 1 },
  });
  let runs = 0;
  return {
    questions,
    runs: () => runs,
    /** The outcome of a call that is refused for this reason, or not at all, each time it is run. */
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
        if (!asked) throw new Error(`question ${place} was not asked`);
        return asked;
      }),
  };
}

test('while the bus has news for the copies, the caller is asked to come again', async () => {
  const { outcomeOf, question, runs } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND');
  const asked = await question(0);
  expect(asked).toMatchObject({ group: 'picks', topics: [WEEK] });
  asked.answer(2);
  (await question(1)).answer(2);
  expect(await outcome).toBe('UNAVAILABLE');
  expect(runs()).toBe(1);
});

test('news that are gone at a second look are no reason to come again', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND', null);
  (await question(0)).answer(1);
  (await question(1)).answer(0);
  expect(await outcome).toBe('OK');
});

test('without news the refusal stands', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND');
  (await question(0)).answer(0);
  expect(await outcome).toBe('WEEK_NOT_FOUND');
});

test('copies that caught up between the refusal and the question have the last word', async () => {
  const { outcomeOf, question } = start();
  const outcome = outcomeOf('WEEK_NOT_FOUND', null);
  (await question(0)).answer(0);
  expect(await outcome).toBe('OK');
});

test('while the bus says nothing the refusal stands', async () => {
  const { outcomeOf } = start(10);
  expect(await outcomeOf('WEEK_NOT_FOUND')).toBe('WEEK_NOT_FOUND');
});

test('a refusal that rests on no copy is told at once, and so is what went well', async () => {
  const { outcomeOf, questions, runs } = start();
  expect(await outcomeOf('CONFLICT')).toBe('CONFLICT');
  expect(await outcomeOf(null)).toBe('OK');
  expect(questions).toEqual([]);
  expect(runs()).toBe(2);
});

test('of many refused at a time one asks, and none gets the answer to a question older than its refusal', async () => {
  const { outcomeOf, question, questions } = start();
  const first = outcomeOf('WEEK_NOT_FOUND');
  const asked = await question(0);
  const others = Array.from({ length: 20 }, () => outcomeOf('WEEK_NOT_FOUND'));
  await turn();
  asked.answer(0);
  for (const look of [1, 2]) (await question(look)).answer(3);
  expect(await first).toBe('WEEK_NOT_FOUND');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['UNAVAILABLE']));
  expect(questions).toHaveLength(3);
});
