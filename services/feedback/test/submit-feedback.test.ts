import { playerActor } from '@torchbearer/kit/testing';
import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LEADERBOARD, PROFILE, startFeedback, type FeedbackUnderTest } from './fixture.js';

const NOON = new Date('2025-10-08T19:00:00Z');

const hasSubmitted = async ({ feedback }: FeedbackUnderTest, userId: string, surveyType: SurveyType) =>
  (await feedback.checkFeedback({ surveyType }, { actor: playerActor(userId) })).hasSubmitted;
const stored = ({ database }: FeedbackUnderTest) =>
  database.rows(
    'select user_id as "userId", survey_type as "surveyType", question, answer, rating from answers',
  );

describe('a player', () => {
  test('answers a survey and gets back what was stored', async () => {
    const league = await startFeedback();
    league.clock.set(NOON);
    const robin = await league.user({ username: 'robin' });
    await league.waitForCopies();
    expect(await hasSubmitted(league, robin.id, PROFILE)).toBe(false);
    const { feedback } = await league.submit(robin.id, { question: ' How easy? ', answer: '  Very.\n' });
    expect(feedback).toEqual({
      id: expect.any(String) as string,
      surveyType: PROFILE,
      question: 'How easy?',
      rating: 4,
      answer: 'Very.',
      createdAt: NOON,
      user: { id: robin.id, name: 'Robin', email: 'robin@example.com', username: 'robin' },
    });
    expect(await stored(league)).toEqual([
      { userId: robin.id, surveyType: 'PROFILE', question: 'How easy?', answer: 'Very.', rating: 4 },
    ]);
    expect(await hasSubmitted(league, robin.id, PROFILE)).toBe(true);
  });

  test('answers each survey once, whatever others have answered', async () => {
    const league = await startFeedback();
    const [robin, kim] = [randomUUID(), randomUUID()];
    await league.submit(robin);
    await expect(league.submit(robin, { answer: 'On second thought' })).rejects.toMatchObject({
      reason: 'FEEDBACK_ALREADY_SUBMITTED',
    });
    await league.submit(robin, { surveyType: LEADERBOARD });
    await league.submit(kim);
    expect(await stored(league)).toHaveLength(3);
    expect(await hasSubmitted(league, kim, LEADERBOARD)).toBe(false);
  });

  test('answers at the same moment as many others, and each gets their own', async () => {
    const league = await startFeedback();
    const users = Array.from({ length: 30 }, () => randomUUID());
    await league.submit(users[7] ?? '');
    const outcomes = await Promise.allSettled(
      users.map((userId, n) => league.submit(userId, { answer: `Answer ${n}` })),
    );
    for (const [n, outcome] of outcomes.entries()) {
      expect(outcome).toMatchObject(
        n === 7
          ? { reason: { reason: 'FEEDBACK_ALREADY_SUBMITTED' } }
          : { value: { feedback: { answer: `Answer ${n}`, user: { id: users[n] } } } },
      );
    }
    expect(await stored(league)).toHaveLength(30);
  });

  test('may give a text or a rating alone', async () => {
    const league = await startFeedback();
    const robin = randomUUID();
    const { feedback: words } = await league.submit(robin, { rating: undefined });
    expect(words).toMatchObject({ answer: 'Quite.', rating: undefined });
    const { feedback: stars } = await league.submit(robin, {
      surveyType: LEADERBOARD,
      answer: '',
      rating: 1,
    });
    expect(stars).toMatchObject({ answer: '', rating: 1 });
  });

  test('who has just signed up can answer before the copy exists, with the name of the call', async () => {
    const league = await startFeedback();
    const id = randomUUID();
    const { feedback } = await league.submit(id, {}, 'Newcomer');
    expect(feedback?.user).toEqual({ id, name: 'Newcomer', email: '', username: undefined });
  });

  test('checks only surveys that exist', async () => {
    const { feedback } = await startFeedback();
    for (const surveyType of [SurveyType.SURVEY_TYPE_UNSPECIFIED, 6, 4_000_000]) {
      await expect(
        feedback.checkFeedback({ surveyType }, { actor: playerActor(randomUUID()) }),
      ).rejects.toMatchObject({ reason: 'INVALID_INPUT', details: [{ field: 'surveyType' }] });
    }
  });
});

test('fifty concurrent answers of one player are stored once', async () => {
  const league = await startFeedback();
  const robin = randomUUID();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => league.submit(robin, { answer: `Tap ${index}` })),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { reason: string }).reason] : [],
  );
  expect(refused).toEqual(Array.from({ length: 49 }, () => 'FEEDBACK_ALREADY_SUBMITTED'));
  expect(await stored(league)).toHaveLength(1);
});

describe('an answer is refused', () => {
  const field = (name: string, message: string) => ({ field: name, message });
  const NO_SURVEY = field('surveyType', 'There is no such survey.');
  const NO_STARS = field('rating', 'Please choose a rating from 1 to 5.');
  const NO_QUESTION = field('question', 'The question is missing.');

  test('without a text or rating, a question or a survey, if too long, and with every field error at once', async () => {
    const league = await startFeedback();
    const refused: readonly [object, ...{ field: string; message: string }[]][] = [
      [{ answer: ' \n ', rating: undefined }, field('answer', 'Please write an answer or choose a rating.')],
      [{ question: '  ' }, NO_QUESTION],
      [{ question: 'x'.repeat(301) }, field('question', 'Please use at most 300 characters.')],
      [{ answer: 'x'.repeat(2001) }, field('answer', 'Please use at most 2,000 characters.')],
      [{ rating: 6 }, NO_STARS],
      [{ surveyType: 0 }, NO_SURVEY],
      [{ surveyType: 6 }, NO_SURVEY],
      [{ answer: 'a\0b' }, field('answer', 'must not contain NUL characters')],
      [{ surveyType: 9, question: '', answer: '', rating: 0 }, NO_SURVEY, NO_QUESTION, NO_STARS],
    ];
    for (const [fields, ...details] of refused)
      await expect(league.submit(randomUUID(), fields)).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details,
      });
    expect(await stored(league)).toEqual([]);
  });

  test('but not if it has surrounding blanks or is exactly at the limit', async () => {
    const league = await startFeedback();
    const { feedback } = await league.submit(randomUUID(), {
      question: 'x'.repeat(300),
      answer: ` ${'y'.repeat(2_000)} `,
    });
    expect(feedback?.answer).toHaveLength(2_000);
  });
});
