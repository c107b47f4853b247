import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { startConnectedLeague } from './connected-league.js';
import { as, justSignedIn, must, newcomer, reasonOf } from './league.js';
import { tokenIn } from './mailbox.js';

const league = await forFile(startConnectedLeague());
const { mailbox, provider } = league;

const signUp = (name: string, email: string) =>
  league.identity.signUp({ ...newcomer(name), email }, league.visitor);
const logIn = (name: string, email: string) =>
  league.identity.logIn({ email, password: newcomer(name).password, userAgent: '' }, league.visitor);

let bad = 0;

describe('an account', () => {
  it.each([
    ['odd', "o'hara!x%y@example.com", ["O'HARA!X%Y@EXAMPLE.COM"]],
    [
      'idn',
      'Jo@bücher.example',
      [
        'jo@BÜCHER.example',
        'JO@xn--bcher-kva.example',
        'jo@XN--BCHER-KVA.EXAMPLE',
        'jo@bu\u0308cher。example',
      ],
    ],
    ['local', 'josé@example.com', ['JOSÉ@Example.com', 'jose\u0301@example.com']],
    ['both', '用户@例子.中国', ['用户@xn--fsqu00a.xn--fiqs8s']],
  ])('may have an address that is %s, and is found by each way to write it', async (name, typed, others) => {
    const { user } = await signUp(name, typed);
    expect(must(user).email).toBe(typed);
    for (const email of [typed, ...others]) {
      expect((await logIn(name, ` ${email} `)).user?.id).toBe(must(user).id);
      expect(await reasonOf(signUp(`${name}2`, email))).toBe('EMAIL_TAKEN');
    }
    for (const email of [typed, ...others]) {
      const { nonce } = await league.identity.createNonce({}, league.visitor);
      const who = { sub: `sub|${name}|${email}`, email, email_verified: true };
      const idToken = await provider.idToken(who, { nonce });
      const entered = await league.identity.logInExternally(
        { idToken, email: typed, name, userAgent: '' },
        league.visitor,
      );
      expect(entered.user?.id).toBe(must(user).id);
    }
    // Both forms save the profile without asking for a new address.
    for (const email of [typed, ...others]) {
      const saved = await league.identity.updateProfile({ name, email, username: name }, as(must(user)));
      expect(saved.user).toMatchObject({ email: expect.anything() as unknown, pendingEmail: undefined });
    }
  });

  it('gets its mail at an international address', async () => {
    await signUp('mail', 'münze@bücher.example');
    await league.identity.forgotPassword({ email: 'MÜNZE@BÜCHER.example' }, league.visitor);
    const token = await eventually(() => tokenIn(must(mailbox.to('münze@bücher.example')[0])));
    await league.identity.resetPassword({ token, password: 'embers-glow' }, league.visitor);
    expect((await logIn('mail', 'münze@bücher.example').catch(() => null))?.user).toBeUndefined();
  });

  it('keeps an address that a release before 0.7 stored, whichever way it is written at sign-in', async () => {
    const { user } = await signUp('older', 'older@example.com');
    const stored = 'Older@XN--BCHER-KVA.example';
    await league.database.run('update users set email = $2 where id = $1', [must(user).id, stored]);
    expect((await logIn('older', 'older@bücher.example')).user?.email).toBe('Older@bücher.example');
    expect(await reasonOf(signUp('older2', 'OLDER@bücher.example'))).toBe('EMAIL_TAKEN');
    const renamed = { name: 'Older', email: 'Older@bücher.example', username: 'older' };
    expect((await league.identity.updateProfile(renamed, as(must(user)))).user?.pendingEmail).toBeUndefined();
  });

  it.each([
    'a@b.example\r\nBcc: all@example.org',
    'a@exa mple.com',
    '"a b"@example.com',
    'a@1.2.3.4',
    'a,b@x.com',
  ])('can not have %j', async (email) => {
    expect(await reasonOf(signUp('bad', email))).toBe('INVALID_INPUT');
    const { user } = await league.signUp(`bad${String(++bad)}`);
    const request = { name: 'Bad', email, username: 'bad' };
    expect(await reasonOf(league.identity.updateProfile(request, justSignedIn(user)))).toBe('INVALID_INPUT');
  });
});
