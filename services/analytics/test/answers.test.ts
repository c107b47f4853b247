import { openDatabase, type Database } from '@torchbearer/kit';
import { createTestDatabase, testLog } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createAnswers, type Question } from '../src/answers/answers.js';
import { migrations } from '../src/db/migrations/index.js';
import { holdFacts, raiseRevision } from '../src/db/revision.js';
import { CALL, startAnalytics } from './harness.js';

let database: Database;
beforeEach(async () => {
  database = await openDatabase({
    url: await createTestDatabase(inject('postgresUrl'), 'analytics'),
    pool: 5,
    applicationName: 'test',
    entities: [],
    migrations,
    log: testLog,
  });
});
afterEach(() => database.close());

const changeFacts = (): Promise<void> =>
  database.transaction(async (tx) => {
    await holdFacts(tx);
    await raiseRevision(tx);
  });

const counting = () => {
  let computed = 0;
  const question: Question<number> = async () => {
    computed += 1;
    const mine = computed;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return mine;
  };
  return question;
};

describe('answers', () => {
  it('are computed once for one state of the facts, however many ask at once', async () => {
    const answers = createAnswers(database);
    const question = counting();
    const ask = () => Promise.all(Array.from({ length: 200 }, () => answers.of(question)));
    expect(new Set(await ask())).toEqual(new Set([1]));
    await changeFacts();
    expect(new Set(await ask())).toEqual(new Set([2]));
    expect(new Set(await ask())).toEqual(new Set([2]));
  });

  it('are shared by the answers that follow from them', async () => {
    const answers = createAnswers(database);
    const base = counting();
    const others = Array.from({ length: 7 }, (_, index): Question<string> => {
      return async ({ of }) => `${index}: ${await of(base)}`;
    });
    expect(await Promise.all(others.map((question) => answers.of(question)))).toEqual(
      others.map((_, index) => `${index}: 1`),
    );
  });

  it('are never those of facts older than the last change before the call', async () => {
    const answers = createAnswers(database);
    const revision: Question<number> = async () => {
      const [row] = await database.rows<{ revision: string }>('select revision from facts_revision');
      return Number(row?.revision);
    };
    let changes = 0;
    await Promise.all([
      ...Array.from({ length: 100 }, async () => {
        await changeFacts();
        changes += 1;
      }),
      ...Array.from({ length: 100 }, async () => {
        for (let turn = 0; turn < 5; turn++) {
          const before = changes;
          expect(await answers.of(revision)).toBeGreaterThanOrEqual(before);
        }
      }),
    ]);
    expect(await answers.of(revision)).toBe(100);
  });

  it('are tried again after a failure', async () => {
    const answers = createAnswers(database);
    let tries = 0;
    const question: Question<string> = async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database was away');
      return 'here again';
    };
    await expect(answers.of(question)).rejects.toThrow('away');
    expect(await answers.of(question)).toBe('here again');
  });

  it('show at each replica what another has just stored', async () => {
    const league = await startAnalytics();
    const other = await league.replica();
    try {
      for (let number = 0; number < 8; number++) {
        league.tell.user(number);
        await league.settle();
        for (const { analytics } of [league, other])
          expect(await analytics.getStats({}, CALL)).toMatchObject({ users: number + 1 });
      }
    } finally {
      await other.stop();
      await league.stop();
    }
  });
});
