import { Refusal } from '@torchbearer/kit';
import { describe, expect, it } from 'vitest';
import { createAskTogether } from './ask-together.js';

interface Question {
  readonly by: string;
  readonly resolve: (response: string) => void;
  readonly reject: (error: unknown) => void;
}

/** A service that responds when the test lets it. */
function service() {
  const questions: Question[] = [];
  let now = 0;
  const together = createAskTogether<string>(() => now);
  const askAs = (by: string): Promise<string> =>
    together(() => new Promise((resolve, reject) => questions.push({ by, resolve, reject })));
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const asked = async (count: number): Promise<Question | undefined> => {
    while (questions.length < count) await turn();
    return questions[count - 1];
  };
  const pass = (ms: number): void => void (now += ms);
  return { questions, askAs, turn, asked, pass };
}

describe('those who want to know the same', () => {
  it('ask once if they come at the same time', async () => {
    const { questions, askAs, asked } = service();
    const responses = Array.from({ length: 500 }, (_, number) => askAs(`player ${number}`));
    (await asked(1))?.resolve('a');
    expect(new Set(await Promise.all(responses))).toEqual(new Set(['a']));
    expect(questions).toHaveLength(1);
  });

  it('ask again if they come after the last question was sent, all together', async () => {
    const { questions, askAs, turn, asked } = service();
    const before = askAs('robin');
    const first = await asked(1);
    // A save is acknowledged here: the response on its way may be older.
    const after = Array.from({ length: 100 }, (_, number) => askAs(`player ${number}`));
    await turn();
    expect(questions).toHaveLength(1);
    first?.resolve('old');
    expect(await before).toBe('old');
    (await asked(2))?.resolve('new');
    expect(new Set(await Promise.all(after))).toEqual(new Set(['new']));
    expect(questions).toHaveLength(2);
  });

  it('ask no sooner than a moment after a question that many shared, and at once after any other', async () => {
    const { questions, askAs, asked, pass } = service();
    const crowd = Array.from({ length: 8 }, (_, number) => askAs(`player ${number}`));
    (await asked(1))?.resolve('a');
    await Promise.all(crowd);
    const late = askAs('robin');
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(questions).toHaveLength(1);
    pass(3);
    (await asked(2))?.resolve('b');
    expect(await late).toBe('b');
    void askAs('kim');
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(questions).toHaveLength(3);
  });

  it('do not get the response to a question from before they came, once all is quiet', async () => {
    const { askAs, asked } = service();
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      const response = askAs('robin');
      (await asked(index + 1))?.resolve(text);
      expect(await response).toBe(text);
    }
  });

  it('ask by themselves if the question fails, because it may be refused to the one who asked', async () => {
    const { questions, askAs, asked } = service();
    const [robin, kim, ash] = [askAs('robin'), askAs('kim'), askAs('ash')];
    (await asked(1))?.reject(new Error('too many requests'));
    await expect(robin).rejects.toThrow('too many requests');
    await asked(3);
    expect(questions.map(({ by }) => by)).toEqual(['robin', 'kim', 'ash']);
    questions[1]?.resolve('for kim');
    questions[2]?.reject(new Error('down'));
    expect(await kim).toBe('for kim');
    await expect(ash).rejects.toThrow('down');
  });

  it('are all refused, and do not ask again, if the service is down', async () => {
    const { questions, askAs, asked } = service();
    const responses = [askAs('robin'), askAs('kim')];
    (await asked(1))?.reject(new Refusal('UNAVAILABLE'));
    for (const response of responses) await expect(response).rejects.toThrow(Refusal);
    expect(questions).toHaveLength(1);
  });

  it('do not wait for a question that hangs', async () => {
    const { askAs, asked } = service();
    const hanging = askAs('robin');
    const first = await asked(1);
    const later = askAs('kim');
    (await asked(2))?.resolve('new');
    expect(await later).toBe('new');
    first?.resolve('old');
    expect(await hanging).toBe('old');
  });
});
