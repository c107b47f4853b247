import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { LAST_WEEK } from '@torchbearer/rules';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { describe, expect, it } from 'vitest';
import { as, reasonOf, refusalOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const hide = (user: User, hidesResults: boolean, watchedWeek?: number) =>
  league.identity.setHiddenResults({ hidesResults, watchedWeek }, as(user));
/** What other services know: the last week whose results the user wants to see, of each version. */
const publishedOf = (user: User) => league.published(user).map(({ event }) => event?.resultsUntil);

describe('a player’s hidden results', () => {
  it('are none at first, then those after the week that they watched, as is published', async () => {
    const { user } = await league.signUp('agate');
    expect(user).toMatchObject({ hidesResults: false, watchedWeek: undefined });
    expect((await hide(user, true, 0)).user).toEqual({ ...user, hidesResults: true, watchedWeek: 0 });
    await hide(user, true, LAST_WEEK);
    await hide(user, true);
    expect((await hide(user, false)).user).toMatchObject({ hidesResults: false, watchedWeek: LAST_WEEK });
    // The week is kept.
    expect((await hide(user, true)).user).toMatchObject({ hidesResults: true, watchedWeek: LAST_WEEK });
    await eventually(() =>
      expect(publishedOf(user)).toEqual([undefined, 0, LAST_WEEK, undefined, LAST_WEEK]),
    );
  });

  it('may be set back to an earlier week, and marked as watched while all are shown', async () => {
    const { user } = await league.signUp('beryl');
    expect((await hide(user, false, 5)).user).toMatchObject({ hidesResults: false, watchedWeek: 5 });
    expect((await hide(user, true, 3)).user).toMatchObject({ hidesResults: true, watchedWeek: 3 });
  });

  it('need a week when they are hidden for the first time', async () => {
    const { user } = await league.signUp('citrine');
    expect(await refusalOf(hide(user, true))).toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'watchedWeek', message: 'Please choose the last week that you have watched.' }],
    });
    await expect(
      league.database.run('update users set hides_results = true where id = $1', [user.id]),
    ).rejects.toThrow('users_hide_from_a_week');
  });

  it('have a week of the season', async () => {
    const { user } = await league.signUp('diamond');
    expect(await reasonOf(hide(user, true, LAST_WEEK + 1))).toBe('INVALID_INPUT');
    await expect(
      league.database.run('update users set watched_week = 21 where id = $1', [user.id]),
    ).rejects.toThrow('users_watched_week_check');
  });

  it('are set by a player only, for themselves', async () => {
    expect(await reasonOf(hide(league.admin, true, 3))).toBe('ADMINS_SEE_RESULTS');
    const call = league.identity.setHiddenResults({ hidesResults: true, watchedWeek: 3 }, league.visitor);
    expect(await reasonOf(call)).toBe('NOT_SIGNED_IN');
  });

  it('are shown while they are an admin, and hidden again afterwards', async () => {
    const { user } = await league.signUp('emerald');
    await hide(user, true, 4);
    const setAdmin = (isAdmin: boolean) => league.setAdmin(user, isAdmin);
    await setAdmin(true);
    await setAdmin(false);
    await eventually(() => expect(publishedOf(user)).toEqual([undefined, 4, undefined, 4]));
  });

  it('end at the week of the last of concurrent calls, all of which succeed', async () => {
    const { user } = await league.signUp('flint');
    const weeks = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(weeks.map((week) => hide(user, true, week)));
    const { watchedWeek } = await league.stored(user.id);
    await eventually(() => expect(publishedOf(user)).toHaveLength(21));
    expect(publishedOf(user).at(-1)).toBe(watchedWeek);
  });
});
