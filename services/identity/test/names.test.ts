import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditOf } from './audit.js';
import { as, newcomer, reasonOf, refusalOf, start, startLeague } from './league.js';

const league = await forFile(startLeague());

const someone = () => `n${randomUUID().slice(0, 8)}`;
const INVISIBLE = 'must be one line, without invisible characters';
const ADDRESS = 'must not contain a web address';
const POSES = 'This looks like a name of the league itself. Please choose another.';

describe('names', () => {
  it.each([
    ['a line break', 'Robin\r\nBcc: all@example.org', INVISIBLE],
    ['a web address', 'Win at https://evil.example', ADDRESS],
  ])('with %s are refused at sign-up, in profiles and by admins', async (_what, bad, why) => {
    const signUp = { ...newcomer(someone()), name: bad, username: bad };
    expect((await refusalOf(league.identity.signUp(signUp, league.visitor))).details).toEqual([
      { field: 'name', message: `Name ${why}` },
      { field: 'username', message: `Username ${why}` },
    ]);
    const { user } = await league.signUp(someone());
    const fields = {
      username: bad,
      displayName: bad,
      city: bad,
      state: bad,
      favoriteCastaway: bad.slice(0, 35),
    };
    const wanted = { name: bad, email: user.email, ...fields };
    for (const call of [
      league.identity.updateProfile(wanted, as(user)),
      league.identity.updateUser({ userId: user.id, ...wanted }, league.asAdmin),
    ]) {
      const { reason, details } = await refusalOf(call);
      expect(reason).toBe('INVALID_INPUT');
      expect(details?.map(({ field }) => field)).toEqual(['name', ...Object.keys(fields)]);
      expect(details?.[0]?.message).toBe(`Name ${why}`);
    }
    expect((await league.stored(user.id)).version).toBe(1);
  });

  it('may be mentioned in a bio of several lines, but not with invisible characters', async () => {
    const { user } = await league.signUp(someone());
    const save = (about: string) =>
      league.identity.updateProfile({ name: user.name, email: user.email, about }, as(user));
    expect((await save('One.\nTwo: example.com')).user?.about).toBe('One.\nTwo: example.com');
    expect((await refusalOf(save('One.\u202eTwo'))).details).toEqual([
      { field: 'about', message: 'About must not contain invisible characters' },
    ]);
  });

  it('stored before the rule still work for reading and signing in, and are field errors when the profile is saved', async () => {
    const { user } = await league.signUp(someone());
    await league.database.run('update users set name = $2 where id = $1', [user.id, 'Old\nName']);
    const signedIn = await league.identity.logIn(
      { email: user.email, password: `${user.name}-2030`, userAgent: '' },
      league.visitor,
    );
    expect(signedIn.user?.name).toBe('Old\nName');
    const save = (name: string) =>
      league.identity.updateProfile({ name, email: user.email, city: 'Reno' }, as(user));
    expect((await refusalOf(save('Old\nName'))).details).toEqual([
      { field: 'name', message: `Name ${INVISIBLE}` },
    ]);
    expect(await reasonOf(save('Old Name'))).toBe('OK');
  });
});

describe('the league’s own names', () => {
  it('are for admins alone', async () => {
    const name = 'Lᴇᴀɢᴜᴇ Aᴅᴍɪɴ';
    const signUp = { ...newcomer(someone()), name, username: name };
    expect(await refusalOf(league.identity.signUp(signUp, league.visitor))).toMatchObject({
      reason: 'INVALID_INPUT',
      details: [
        { field: 'name', message: POSES },
        { field: 'username', message: POSES },
      ],
    });
    const { user } = await league.signUp(someone());
    const wanted = { name: user.name, email: user.email, displayName: name };
    const refused = { details: [{ field: 'displayName', message: POSES }] };
    expect(await refusalOf(league.identity.updateProfile(wanted, as(user)))).toMatchObject(refused);
    const byAdmin = { userId: user.id, ...wanted };
    expect(await refusalOf(league.identity.updateUser(byAdmin, league.asAdmin))).toMatchObject(refused);
    await league.setAdmin(user, true);
    expect(await reasonOf(league.identity.updateProfile(wanted, as(user)))).toBe('OK');
  });

  it('are removed from a former admin, and the audit log has them', async () => {
    const word = someone();
    const { user } = await league.signUp(word);
    await league.setAdmin(user, true);
    const names = { name: 'League Admin', username: `${word}admin`, displayName: 'Torchbearer' };
    await league.identity.updateProfile({ ...names, email: user.email }, as(user));
    const { user: demoted } = await league.setAdmin(user, false);
    const neutral = { name: 'Player', username: null, displayName: null };
    expect(demoted).toMatchObject({ name: 'Player', username: undefined, displayName: undefined });
    expect(await league.stored(user.id)).toMatchObject({ isAdmin: false, ...neutral });
    expect((await auditOf(league.database, user.id)).at(-1)).toMatchObject({
      action: 'user.admin-revoked',
      before: { isAdmin: true, ...names },
      after: { isAdmin: false, ...neutral },
    });
  });

  it('stored before the rule are removed from players at the next start, and stay with admins', async () => {
    const { user } = await league.signUp(someone());
    const { user: other } = await league.signUp(someone());
    await league.database.run('update users set name = $2, display_name = $3 where id = $1', [
      user.id,
      'League Admin',
      'Robin',
    ]);
    const replica = await start(league.databases);
    await replica.stop();
    expect(await league.stored(user.id)).toMatchObject({
      name: 'Robin',
      username: user.username,
      version: 2,
    });
    expect((await league.stored(other.id)).version).toBe(1);
    expect((await league.stored(league.admin.id)).name).toBe('League Admin');
    await eventually(() => {
      expect(league.published(user).at(-1)?.event?.name).toBe('Robin');
    });
  });
});
