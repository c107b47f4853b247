import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { LAST_WEEK } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { auditOf } from './audit.js';
import { as, justSignedIn, must, reasonOf, refusalOf, startLeague } from './league.js';

const league = await forFile(startLeague());

const bare = (name: string) => ({ name, email: `${name}@example.com`, username: name });
const full = (name: string) => ({
  ...bare(name),
  displayName: 'Torchy',
  city: 'Mobile',
  state: 'AL',
  favoriteCastaway: 'Ash Ember',
  about: 'Here for the puzzles.',
});
const update = (user: User, fields: object) =>
  league.identity.updateProfile({ ...bare(user.name), ...fields }, as(user));
const edit = (user: User, fields: object) =>
  league.identity.updateUser({ userId: user.id, ...bare(user.name), ...fields }, league.asAdmin);

describe('one’s own profile', () => {
  it('is stored completely and published with a new version', async () => {
    const { user } = await league.signUp('amber');
    const wanted = { ...full('amber'), name: ' Amber Glow ', email: 'AMBER@example.com' };
    const response = await league.identity.updateProfile(wanted, as(user));
    const trimmed = { ...wanted, name: 'Amber Glow' };
    expect(response.user).toEqual({ ...user, ...trimmed });
    expect((await league.identity.getUser({ userId: user.id }, as(user))).user).toEqual(response.user);
    await eventually(() => {
      expect(league.published(user).at(-1)).toMatchObject({
        version: 2,
        event: { name: 'Amber Glow', email: 'AMBER@example.com', username: 'amber', isAdmin: false },
      });
    });
  });

  it('clears omitted and blank fields', async () => {
    const { user } = await league.signUp('basalt');
    await update(user, full('basalt'));
    const { user: emptied } = await update(user, { username: ' ', city: '', about: '\n' });
    expect(emptied).toEqual({ ...user, username: undefined });
  });

  it('is stored and published once, however often it is saved', async () => {
    const { user } = await league.signUp('coal');
    for (let save = 0; save < 3; save++) await update(user, full('coal'));
    expect((await league.stored(user.id)).version).toBe(2);
    const published = await league.database.rows('select from outbox where key = $1', [user.id]);
    expect(published).toHaveLength(2);
  });

  it('is one of twenty concurrent saves, which are all published in order', async () => {
    const { user } = await league.signUp('delta');
    const cities = Array.from({ length: 20 }, (_, index) => `City ${index}`);
    await Promise.all(cities.map((city) => update(user, { city, state: city })));
    const stored = await league.stored(user.id);
    expect(cities).toContain(stored.city);
    expect(stored.state).toBe(stored.city);
    expect(stored.version).toBe(21);
    await eventually(() => {
      const versions = league.published(user).map((published) => published.version);
      expect(versions).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    });
  });

  it('may change the case of its own e-mail and username', async () => {
    const { user } = await league.signUp('ether');
    const { user: changed } = await update(user, { email: 'ETHER@example.com', username: 'Ether' });
    expect(changed).toMatchObject({ email: 'ETHER@example.com', username: 'Ether' });
  });

  it('keeps its e-mail proven if only the case changes', async () => {
    const { user } = await league.signUp('fjord');
    await league.database.run('update users set email_proven_at = now() where id = $1', [user.id]);
    await update(user, { email: 'FJORD@example.com', city: 'Bergen' });
    expect((await league.stored(user.id)).emailProvenAt).not.toBeNull();
  });

  it('names both if e-mail and username are taken, the e-mail first, and changes nothing', async () => {
    const { user } = await league.signUp('grit');
    await league.signUp('haze');
    await league.signUp('iron');
    const wanted = {
      email: 'HAZE@example.com',
      username: 'Iron',
      city: 'Elsewhere',
      currentPassword: 'grit-2030',
    };
    expect(await refusalOf(update(user, wanted))).toMatchObject({
      reason: 'EMAIL_TAKEN',
      message: 'Email already in use',
      details: [
        { field: 'email', message: 'Email already in use' },
        { field: 'username', message: 'Username already taken' },
      ],
    });
    expect(await refusalOf(update(user, { username: 'iRON' }))).toMatchObject({
      reason: 'USERNAME_TAKEN',
      details: [{ field: 'username', message: 'Username already taken' }],
    });
    expect(await league.stored(user.id)).toMatchObject({ email: 'grit@example.com', city: null, version: 1 });
  });

  it('is refused with a field that is empty or too long, by its owner and by an admin', async () => {
    const { user } = await league.signUp('kelp');
    const atMost = (what: string, most: number) => `${what} must be ${most} characters or less`;
    const refused: readonly [object, string][] = [
      [{ name: ' ' }, 'Please enter a name'],
      [{ name: 'n'.repeat(101) }, atMost('Name', 100)],
      [{ email: '' }, 'Please enter a valid email address'],
      [{ email: 'jo@' }, 'Please enter a valid email address'],
      [{ username: 'u'.repeat(51) }, atMost('Username', 50)],
      [{ city: 'c'.repeat(101) }, atMost('City', 100)],
      [{ state: 's'.repeat(101) }, atMost('State', 100)],
      [{ displayName: 'd'.repeat(101) }, atMost('Display name', 100)],
      [{ favoriteCastaway: 'f'.repeat(36) }, atMost('Favorite castaway', 35)],
      [{ about: 'a'.repeat(251) }, atMost('About', 250)],
      [{ city: 'Mo\0bile' }, 'City must be one line, without invisible characters'],
      // Each of these letters becomes two in the form in which it is stored.
      [{ username: '\u0958'.repeat(26) }, atMost('Username', 50)],
    ];
    for (const [invalid, message] of refused) {
      const details = [{ field: Object.keys(invalid)[0], message }];
      expect(await refusalOf(update(user, invalid))).toMatchObject({ reason: 'INVALID_INPUT', details });
      expect(await refusalOf(edit(user, invalid))).toMatchObject({ reason: 'INVALID_INPUT', details });
    }
    const message = 'Please enter a US phone number of 10 digits';
    expect((await refusalOf(edit(user, { phone: '12345' }))).details).toEqual([{ field: 'phone', message }]);
    expect((await league.stored(user.id)).version).toBe(1);
  });

  it('accepts fields of exactly the maximum length, not counting surrounding blanks', async () => {
    const { user } = await league.signUp('lava');
    const wanted = { favoriteCastaway: ` ${'f'.repeat(35)} `, about: ` ${'a'.repeat(250)}\n` };
    const { user: changed } = await update(user, wanted);
    expect(changed).toMatchObject({ favoriteCastaway: 'f'.repeat(35), about: 'a'.repeat(250) });
  });
});

describe('an admin’s edit', () => {
  it('changes profile and phone, with the differences in the audit log', async () => {
    const { user } = await league.signUp('nickel');
    const wanted = { name: 'Nick', city: 'Mobile', phone: '(555) 234-0101' };
    const response = await edit(user, wanted);
    expect(response.user).toEqual({
      ...user,
      name: 'Nick',
      city: 'Mobile',
      phone: '+15552340101',
      // Only the player can say that it is theirs.
      phoneVerified: false,
      smsEnabled: false,
      pendingPhone: expect.objectContaining({ phone: '+15552340101' }) as unknown,
      email: user.email,
    });
    expect(await auditOf(league.database, user.id)).toMatchObject([
      {
        action: 'user.updated',
        actorId: league.admin.id,
        targetType: 'user',
        targetName: 'nickel',
        before: { name: 'nickel', city: null, pendingPhone: null },
        after: { name: 'Nick', city: 'Mobile', pendingPhone: '+15552340101' },
      },
    ]);
    await eventually(() => {
      const published = league.published(user).at(-1);
      expect(published).toMatchObject({ version: 2, event: { phone: undefined, smsEnabled: false } });
    });
  });

  it('is stored and published once, however often it is saved', async () => {
    const { user } = await league.signUp('ochre');
    await league.bindPhone(user, '5552340102');
    for (let save = 0; save < 3; save++) await edit(user, { ...full('ochre'), phone: '5552340102' });
    expect((await league.stored(user.id)).version).toBe(3);
    expect(await auditOf(league.database, user.id)).toHaveLength(1);
  });

  it('keeps a player’s choice about messages if the number stays', async () => {
    const { user } = await league.signUp('pumice');
    await league.bindPhone(user, '5552340103');
    await league.identity.setSmsEnabled({ enabled: false }, as(user));
    const { user: changed } = await edit(user, { phone: '+1 555 234 0103', city: 'Mobile' });
    expect(changed).toMatchObject({ phone: '+15552340103', smsEnabled: false, city: 'Mobile' });
  });

  it('of another admin changes everything but e-mail and phone', async () => {
    const { user } = await league.signUp('pyrope');
    await league.identity.setPhone({ phone: '5552340106' }, justSignedIn(user));
    await league.setAdmin(user, true);
    const own = { actor: { ...as(user).actor, isAdmin: true } };
    const unconfirmed = await league.stored(user.id);
    for (const changed of [{ phone: ' ' }, { phone: '5552340107' }, { email: 'thief@example.com' }]) {
      const wanted = { userId: user.id, ...bare('pyrope'), phone: '5552340106', ...changed };
      for (const by of [league.asAdmin, own]) {
        expect(await reasonOf(league.identity.updateUser(wanted, by))).toBe('ADMIN_ACCOUNT');
      }
    }
    expect(await league.stored(user.id)).toEqual(unconfirmed);
    await edit(user, { phone: '5552340106', city: 'Mobile' });
    expect(await league.stored(user.id)).toMatchObject({ city: 'Mobile', pendingPhone: '+15552340106' });
    const bound = await league.bindPhone(user, '5552340108');
    expect(await reasonOf(edit(user, {}))).toBe('ADMIN_ACCOUNT');
    await edit(user, { phone: bound.phone, city: 'Reno' });
    expect(await league.stored(user.id)).toMatchObject({ city: 'Reno', phone: '+15552340108' });
    await league.setAdmin(user, false);
  });

  it('names everything that is taken: e-mail, username and phone', async () => {
    const { user } = await league.signUp('quartz');
    await league.signUp('rust');
    const { user: other } = await league.signUp('sable');
    await league.bindPhone(other, '5552340105');
    const wanted = { email: 'rust@example.com', username: 'SABLE', phone: '5552340105' };
    const refusal = await refusalOf(edit(user, wanted));
    expect(refusal.reason).toBe('EMAIL_TAKEN');
    expect(refusal.details).toEqual([
      { field: 'email', message: 'Email already in use' },
      { field: 'username', message: 'Username already taken' },
      { field: 'phone', message: 'Another account has this phone number.' },
    ]);
    expect(await reasonOf(edit(user, { phone: '5552340105' }))).toBe('PHONE_TAKEN');
    expect(await auditOf(league.database, user.id)).toEqual([]);
  });
});

describe('the welcome', () => {
  it('is seen once, and nothing is published', async () => {
    const { user } = await league.signUp('ursa');
    for (let time = 0; time < 2; time++) {
      const { user: seen } = await league.identity.markWelcomeSeen({}, as(user));
      expect(seen).toEqual({ ...user, hasSeenWelcome: true });
    }
    expect(await league.stored(user.id)).toMatchObject({ hasSeenWelcome: true, version: 1 });
  });
});

const ownerOf = (token: string) => league.identity.getCalendarOwner({ token }, league.visitor);

describe('a calendar link', () => {
  it('opens its owner’s calendar to everyone who has it, and is stored as a hash only', async () => {
    const { user } = await league.signUp('amaranth');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await ownerOf(token)).toEqual({ userId: user.id, name: 'amaranth' });
    const [row] = await league.database.rows('select t::text from calendar_tokens t where user_id = $1', [
      user.id,
    ]);
    expect(JSON.stringify(must(row))).not.toContain(token);
  });

  it('is invalid once its owner creates another', async () => {
    const { user } = await league.signUp('caraway');
    const { token: first } = await league.identity.renewCalendarToken({}, as(user));
    const { token: second } = await league.identity.renewCalendarToken({}, as(user));
    expect(await reasonOf(ownerOf(first))).toBe('CALENDAR_NOT_FOUND');
    expect((await ownerOf(second)).userId).toBe(user.id);
    for (const similar of [second.slice(0, -1), `${second}x`, second.toLowerCase(), second.toUpperCase()]) {
      expect(await reasonOf(ownerOf(similar))).toBe('CALENDAR_NOT_FOUND');
    }
  });

  it('is a single one after twenty concurrent calls', async () => {
    const { user } = await league.signUp('dill');
    const made = await Promise.all(
      Array.from({ length: 20 }, () => league.identity.renewCalendarToken({}, as(user))),
    );
    const outcomes = await Promise.all(made.map(({ token }) => reasonOf(ownerOf(token))));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'CALENDAR_NOT_FOUND')).toHaveLength(19);
  });

  it('is invalid once the account is deleted', async () => {
    const { user } = await league.signUp('endive');
    const { token } = await league.identity.renewCalendarToken({}, as(user));
    await league.remove(user);
    expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
  });

  it.each(['', 'A'.repeat(43), 'a\0b', 'x'.repeat(1_000_000)])(
    'with an unknown or malformed token is not found: %#',
    async (token) => {
      expect(await reasonOf(ownerOf(token))).toBe('CALENDAR_NOT_FOUND');
    },
  );
});

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
    // The week that the player has watched stays.
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
