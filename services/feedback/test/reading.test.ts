import { adminActor, pageRequest, readAll } from '@torchbearer/kit/testing';
import { SurveyType, type Feedback } from '@torchbearer/proto/feedback/v1/feedback';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LEADERBOARD, PROFILE, startFeedback, type FeedbackUnderTest } from './fixture.js';

const ALL = SurveyType.SURVEY_TYPE_UNSPECIFIED;
const admin = { actor: adminActor(randomUUID()) };
const list = async ({ feedback }: FeedbackUnderTest, surveyType = ALL) =>
  (await feedback.listFeedback({ surveyType }, admin)).answers;

const byId = (one: Feedback, other: Feedback) => one.id.localeCompare(other.id);

describe('the list of answers', () => {
  test('is newest first, of all surveys or one, with the player who answered', async () => {
    const league = await startFeedback();
    const robin = await league.user({ username: 'robin' });
    const kim = await league.user({ name: 'Kim', email: 'kim@example.com' });
    await league.waitForCopies();
    const minute = (n: number) => league.clock.set(new Date(Date.UTC(2025, 9, 8, 19, n)));
    minute(2);
    await league.submit(robin.id, { answer: 'second' });
    minute(1);
    await league.submit(kim.id, { answer: 'first' });
    minute(3);
    await league.submit(kim.id, { surveyType: LEADERBOARD, answer: 'third', rating: undefined });
    const answers = await list(league);
    expect(answers.map(({ answer, user }) => [answer, user])).toEqual([
      ['third', { id: kim.id, name: 'Kim', email: 'kim@example.com', username: undefined }],
      ['second', { id: robin.id, name: 'Robin', email: 'robin@example.com', username: 'robin' }],
      ['first', { id: kim.id, name: 'Kim', email: 'kim@example.com', username: undefined }],
    ]);
    expect((await list(league, PROFILE)).map(({ answer }) => answer)).toEqual(['second', 'first']);
    expect(await list(league, SurveyType.SURVEY_TYPE_WEEKLY_PICKS)).toEqual([]);
    await expect(list(league, 6 as SurveyType)).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'surveyType', message: 'There is no such survey.' }],
    });
  });

  test('is read page by page, of all surveys or one, and searched by player', async () => {
    const league = await startFeedback();
    const zoe = await league.user({ name: 'Zoë', email: 'z@example.org', username: 'island-fox' });
    const kim = await league.user({ name: 'Kim', email: 'kim@example.com' });
    await league.waitForCopies();
    // All at the same time.
    const users = [zoe.id, kim.id, ...Array.from({ length: 5 }, () => randomUUID())];
    for (const id of users) await league.submit(id, {});
    await league.submit(kim.id, { surveyType: LEADERBOARD });
    const all = async (asked: { q?: string; sort?: string }, surveyType = ALL) => {
      const pages = await readAll((after) =>
        league.feedback.listFeedback({ surveyType, page: pageRequest({ limit: 3, after, ...asked }) }, admin),
      );
      const answers = pages.flatMap((page) => page.answers);
      expect(pages.at(-1)?.page?.total).toBe(answers.length);
      return answers;
    };
    const newest = await all({});
    expect(newest.toSorted(byId)).toEqual((await list(league)).toSorted(byId));
    expect(await all({ sort: 'at' })).toEqual(newest.toReversed());
    expect(await all({}, PROFILE)).toHaveLength(7);
    const names = async (q: string) => (await all({ q })).map(({ user }) => user?.name);
    expect(await names('zoe')).toEqual(['Zoë']);
    expect(await names('FOX z@')).toEqual(['Zoë']);
    expect(await names('kim')).toEqual(['Kim', 'Kim']);
    expect(await names('nobody')).toEqual([]);
  });

  test('shows an account as it is now, once its copy exists', async () => {
    const league = await startFeedback();
    const id = randomUUID();
    await league.submit(id, {}, 'Newcomer');
    expect(await list(league)).toMatchObject([{ user: { id, name: '', email: '' } }]);
    await league.user({ id, name: 'Newcomer', email: 'new@example.com' });
    await league.user({ id, name: 'Renamed', email: 'new@example.com', username: 'old-hand' });
    await league.waitForCopies();
    expect(await list(league)).toMatchObject([
      { user: { id, name: 'Renamed', email: 'new@example.com', username: 'old-hand' } },
    ]);
  });
});

describe('statistics', () => {
  const stats = ({ feedback }: FeedbackUnderTest) => feedback.getFeedbackStats({}, admin);
  const { SURVEY_TYPE_PRESEASON_RANKING, SURVEY_TYPE_WEEKLY_PICKS, SURVEY_TYPE_BETA_FEEDBACK } = SurveyType;
  const none = (surveyType: SurveyType) => ({ surveyType, count: 0, averageRating: undefined });

  test('name all five surveys, answered or not', async () => {
    const league = await startFeedback();
    expect(await stats(league)).toEqual({ totalResponses: 0, byType: [1, 2, 3, 4, 5].map(none) });
  });

  test('count every answer and average the ratings given, to two decimals', async () => {
    const league = await startFeedback();
    for (const rating of [5, 4, 4, undefined]) await league.submit(randomUUID(), { rating });
    for (const rating of [1, 1, 1, 1, 1, 1, 1, 2]) {
      await league.submit(randomUUID(), { surveyType: LEADERBOARD, rating });
    }
    await league.submit(randomUUID(), { surveyType: SURVEY_TYPE_BETA_FEEDBACK, rating: undefined });
    expect(await stats(league)).toEqual({
      totalResponses: 13,
      byType: [
        none(SURVEY_TYPE_PRESEASON_RANKING),
        none(SURVEY_TYPE_WEEKLY_PICKS),
        { surveyType: LEADERBOARD, count: 8, averageRating: 1.13 },
        { surveyType: PROFILE, count: 4, averageRating: 4.33 },
        { surveyType: SURVEY_TYPE_BETA_FEEDBACK, count: 1, averageRating: undefined },
      ],
    });
  });
});

describe('a deleted account', () => {
  test('loses its answers and can give no more', async () => {
    const league = await startFeedback();
    const [robin, kim] = [await league.user(), await league.user({ name: 'Kim' })];
    await league.waitForCopies();
    await league.submit(robin.id);
    await league.submit(robin.id, { surveyType: LEADERBOARD });
    await league.submit(kim.id);
    await league.removed(Topics.user, robin.id);
    await league.waitForCopies();
    expect((await list(league)).map(({ user }) => user?.name)).toEqual(['Kim']);
    await expect(league.submit(robin.id)).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
    expect(await list(league)).toHaveLength(1);
  });

  test('leaves no answer submitted at the same moment', async () => {
    const league = await startFeedback();
    const users = await Promise.all(Array.from({ length: 20 }, () => league.user()));
    await league.waitForCopies();
    const submitting = Promise.allSettled(
      users.flatMap(({ id }) => [league.submit(id), league.submit(id, { surveyType: LEADERBOARD })]),
    );
    await Promise.all(users.map(({ id }) => league.removed(Topics.user, id)));
    await submitting;
    await league.waitForCopies();
    expect(await list(league)).toEqual([]);
  });
});
