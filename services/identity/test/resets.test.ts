import type { Database, Sql } from '@torchbearer/kit';
import { eventually, testLog } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeResets } from '../src/db/passwords.js';
import { createPasswords } from '../src/secrets/passwords.js';
import { forgotPassword } from '../src/use-cases/passwords.js';
import { createDatabases, must, open, reasonOf, refusalOf, startLeague } from './league.js';
import { startMailbox, tokenIn } from './mailbox.js';

const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://league.example';

const mailbox = await forFile(startMailbox());
const league = await forFile(startLeague({ SMTP_URL: mailbox.url, PUBLIC_URL: `${PUBLIC_URL}/` }));
afterEach(async () => {
  league.clock.set(null);
  mailbox.state.isFull = false;
  await league.database.run('delete from reset_requests');
});
const forget = (email: string) => league.identity.forgotPassword({ email }, league.visitor);
const reset = (token: string, password = 'a-new-torch') =>
  league.identity.resetPassword({ token, password }, league.visitor);
const logIn = (email: string, password: string) =>
  league.identity.logIn({ email, password, userAgent: '' }, league.visitor);
const pending = () => league.database.rows<{ tries: number }>('select tries from reset_requests');

/** Waits until the one request is postponed by so many seconds; returns until when. */
const nextTryAfter = (seconds: number): Promise<Date> =>
  eventually(async () => {
    const [row] = await league.database.rows<{ at: Date }>('select next_try_at as at from reset_requests');
    expect(must(row).at.getTime() - league.clock().getTime()).toBe(seconds * 1_000);
    return must(row).at;
  });

/** Requests a link and waits for it. */
async function link(email: string): Promise<string> {
  const before = mailbox.to(email).length;
  await forget(email);
  return await eventually(() => tokenIn(must(mailbox.to(email)[before])));
}

describe('a forgotten password', () => {
  it('gets one mail with a link to the site, at the account’s address', async () => {
    await league.signUp('Juno');
    await forget('  JUNO@example.com ');
    const mail = await eventually(() => must(mailbox.to('Juno@example.com')[0]));
    const token = tokenIn(mail);
    expect(mail.from).toMatchObject({ name: 'Torchbearer', address: 'no-reply@torchbearer.example' });
    expect(mail.to).toMatchObject([{ address: 'Juno@example.com' }]);
    expect(mail.subject).toBe('Reset your Torchbearer password');
    for (const body of [mail.text, mail.html]) {
      // The address is not proven yet, so the mail contains no text that a user chose.
      expect(body).not.toContain('Juno');
      expect(body).toContain(`${PUBLIC_URL}/reset-password#token=${token}`);
      expect(body).toContain('60 minutes');
    }
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(mailbox.to('Juno@example.com')).toHaveLength(1);
  });

  it('mails the name only to a proven address', async () => {
    await league.signUp('Jaeger');
    await reset(await link('Jaeger@example.com'));
    await link('Jaeger@example.com');
    expect(mailbox.to('Jaeger@example.com').map((mail) => mail.text?.split('\n')[0])).toEqual([
      'Hi,',
      'Hi Jaeger,',
    ]);
  });

  it('leaves no usable token in the database', async () => {
    await league.signUp('Kestrel');
    const token = await link('Kestrel@example.com');
    const [row] = await league.database.rows<{ stored: string }>(
      `select (select json_agg(t)::text from reset_tokens t) ||
         (select coalesce(string_agg(encode(value, 'escape'), ' '), '') from outbox) as stored`,
    );
    expect(must(row).stored).toContain('Kestrel@example.com');
    expect(must(row).stored).not.toContain(token);
    expect(must(row).stored).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('gets the same response for an unknown address, and no mail is sent', async () => {
    await league.signUp('Lark');
    const before = mailbox.mails.length;
    expect(await forget('nobody@example.com')).toEqual(await forget('Lark@example.com'));
    await eventually(() => expect(mailbox.to('Lark@example.com')).toHaveLength(1));
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(mailbox.mails.length).toBe(before + 1);
    expect(mailbox.to('nobody@example.com')).toEqual([]);
  });

  it('costs the same statements whether or not the address has an account', async () => {
    await league.signUp('Myna');
    const statementsFor = async (email: string) => {
      const seen: string[] = [];
      const watched = (sql: Sql): Sql => ({
        run: (text, parameters) => {
          seen.push(text);
          return sql.run(text, parameters);
        },
        rows: (text, parameters) => {
          seen.push(text);
          return sql.rows(text, parameters);
        },
        one: (text, parameters) => {
          seen.push(text);
          return sql.one(text, parameters);
        },
        oneOrNull: (text, parameters) => {
          seen.push(text);
          return sql.oneOrNull(text, parameters);
        },
      });
      // Any other statement of the call would fail, because its table is missing.
      const database = {
        transaction: (work: (tx: Sql) => Promise<unknown>) =>
          league.database.transaction((tx) => work(watched(tx))),
      } as unknown as Database;
      const context = { ...league.context, database, wakeMails: () => seen.push('woken') };
      const call = {
        now: new Date(),
        actor: league.visitor.actor,
        requestId: 'x',
        address: null,
        log: testLog,
      };
      await forgotPassword.handle(context, { email }, call as never);
      return seen;
    };
    const known = await statementsFor('Myna@example.com');
    expect(known).toHaveLength(3);
    expect(await statementsFor('no-myna@example.com')).toEqual(known);
  });
});

it('a reset is requested for one address', async () => {
  const { reason, details } = await refusalOf(forget('jo@example.com,eve@example.com'));
  expect([reason, details?.[0]?.field]).toEqual(['INVALID_INPUT', 'email']);
});

describe('a reset link', () => {
  it('sets a new password, ends every session and proves the address', async () => {
    const { user, token: session } = await league.signUp('Nestor');
    const { token: other } = await logIn('Nestor@example.com', 'Nestor-2030');
    await league.database.run(
      `update users set must_change_password = true, temporary_until = now(), temporary_used_at = now()
       where id = $1`,
      [user.id],
    );
    expect(await reset(await link('Nestor@example.com'), 'nestor-anew')).toEqual({
      email: 'Nestor@example.com',
      phoneRemoved: false,
    });
    expect(await reasonOf(logIn('Nestor@example.com', 'Nestor-2030'))).toBe('WRONG_CREDENTIALS');
    const response = await logIn('Nestor@example.com', 'nestor-anew');
    expect(response.user).toMatchObject({ id: user.id, mustChangePassword: false });
    for (const token of [session, other]) {
      expect(await reasonOf(league.whoIs(token))).toBe('NOT_SIGNED_IN');
    }
    await eventually(() => {
      expect(league.received.sessions.filter((ended) => ended.userId === user.id)).toHaveLength(2);
    });
    const [row] = await league.database.rows(
      `select email_proven_at is not null as proven, temporary_until, temporary_used_at
       from users where id = $1`,
      [user.id],
    );
    expect(row).toEqual({ proven: true, temporary_until: null, temporary_used_at: null });
  });

  it('works for one of twenty concurrent calls, whose password is stored', async () => {
    await league.signUp('Plover');
    const token = await link('Plover@example.com');
    const passwords = Array.from({ length: 20 }, (_, index) => `plover-${index}`);
    const outcomes = await Promise.all(passwords.map((password) => reasonOf(reset(token, password))));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'INVALID_RESET_TOKEN')).toHaveLength(19);
    const winner = must(passwords[outcomes.indexOf('OK')]);
    expect(await reasonOf(logIn('Plover@example.com', winner))).toBe('OK');
  });

  it('expires after sixty minutes', async () => {
    await league.signUp('Quail');
    const begin = new Date();
    league.clock.set(begin);
    const [first, second] = [await link('Quail@example.com'), await link('Quail@example.com')];
    // Requested at the same instant, so none supersedes the other.
    league.clock.set(new Date(begin.getTime() + 60 * MINUTE_MS));
    expect(await reasonOf(reset(first))).toBe('INVALID_RESET_TOKEN');
    league.clock.set(new Date(begin.getTime() + 60 * MINUTE_MS - 1));
    expect(await reasonOf(reset(second))).toBe('OK');
  });

  it('is superseded by the link of a later request', async () => {
    await league.signUp('Raven');
    const first = await link('Raven@example.com');
    const second = await link('Raven@example.com');
    expect(await reasonOf(reset(first))).toBe('INVALID_RESET_TOKEN');
    expect(await reasonOf(reset(second))).toBe('OK');
  });

  it('is invalid once the account has another address', async () => {
    const { user } = await league.signUp('Shrike');
    const token = await link('Shrike@example.com');
    await league.database.run(`update users set email = 'moved@example.com' where id = $1`, [user.id]);
    expect(await reasonOf(reset(token))).toBe('INVALID_RESET_TOKEN');
  });

  it.each([
    ['no token', ''],
    ['an unknown token', 'A'.repeat(43)],
    ['a token with a NUL', 'a\0b'],
    ['a token of a million characters', 'x'.repeat(1_000_000)],
  ])('is refused for %s, and no password is hashed for it', async (_what, token) => {
    const before = league.counts.hashed;
    expect(await reasonOf(reset(token))).toBe('INVALID_RESET_TOKEN');
    expect(league.counts.hashed).toBe(before);
  });

  it('stays valid if the new password is too short', async () => {
    await league.signUp('Umber');
    const token = await link('Umber@example.com');
    expect((await refusalOf(reset(token, '12345'))).details).toEqual([
      { field: 'password', message: 'Password must be at least 6 characters' },
    ]);
    expect(await reasonOf(reset(token, 'umb-31'))).toBe('OK');
  });
});

describe('a mail server', () => {
  it('that rejects mail for a while gets the mail afterwards, once', async () => {
    await league.signUp('Wren');
    mailbox.state.isFull = true;
    league.clock.set(new Date());
    await forget('Wren@example.com');
    league.clock.set(await nextTryAfter(10));
    league.clock.set(await nextTryAfter(20));
    mailbox.state.isFull = false;
    const token = await eventually(() => tokenIn(must(mailbox.to('Wren@example.com')[0])));
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(mailbox.to('Wren@example.com')).toHaveLength(1);
    expect(await reasonOf(reset(token))).toBe('OK');
  });

  it('that comes back gets no mail for a superseded request', async () => {
    await league.signUp('Widgeon');
    mailbox.state.isFull = true;
    const begin = new Date();
    league.clock.set(begin);
    await forget('Widgeon@example.com');
    const nextTryAt = await nextTryAfter(10);
    mailbox.state.isFull = false;
    league.clock.set(new Date(begin.getTime() + 1));
    const token = await link('Widgeon@example.com');
    league.clock.set(nextTryAt);
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(mailbox.to('Widgeon@example.com')).toHaveLength(1);
    expect(await reasonOf(reset(token))).toBe('OK');
  });

  it('gets a postponed mail at its time, without a poll', async () => {
    const settings = { ...(await createDatabases()), SMTP_URL: mailbox.url };
    const { identity, database } = await open(settings, createPasswords, { pollMs: 600_000 });
    const account = {
      name: 'Xerus',
      username: 'xerus',
      email: 'Xerus@example.com',
      password: 'a-torch-for-all',
    };
    await identity.signUp({ ...account, userAgent: '' }, league.visitor);
    mailbox.state.isFull = true;
    await identity.forgotPassword({ email: account.email }, league.visitor);
    await eventually(async () =>
      expect(await database.rows('select from reset_requests where tries = 1')).toHaveLength(1),
    );
    mailbox.state.isFull = false;
    await database.run(`update reset_requests set next_try_at = now() + interval '2 seconds'`);
    // The account does not matter: this request makes the service check for mails now.
    await identity.forgotPassword({ email: 'no-such-account@example.com' }, league.visitor);
    await eventually(() => tokenIn(must(mailbox.to(account.email)[0])));
  });

  it('that never accepts it is given up within the hour', async () => {
    await league.signUp('Xenops');
    mailbox.state.isFull = true;
    league.clock.set(new Date());
    await forget('Xenops@example.com');
    for (const wait of [10, 20, 40, 80, 160, 320, 600, 600, 600]) league.clock.set(await nextTryAfter(wait));
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(mailbox.to('Xenops@example.com')).toEqual([]);
  });

  it('that comes up after the request still gets it, with the credentials of its address', async () => {
    const place = await startMailbox();
    await place.stop();
    const account = { user: 'torch', password: 'bearer-2030' };
    const SMTP_URL = `smtp://torch:bearer-2030@127.0.0.1:${place.port}`;
    mailbox.state.isFull = true;
    const { identity, clock } = await open({ ...league.databases, SMTP_URL });
    await league.signUp('Yaffle');
    await identity.forgotPassword({ email: 'Yaffle@example.com' }, league.visitor);
    await eventually(async () => expect((await pending())[0]?.tries).toBeGreaterThan(0));
    const late = await startMailbox({ port: place.port, account });
    clock.set(new Date(Date.now() + 60 * MINUTE_MS));
    await eventually(() => tokenIn(must(late.to('Yaffle@example.com')[0])));
    await late.stop();
  });
});

describe('a request that is over', () => {
  it('is deleted, and valid links stay valid', async () => {
    await league.signUp('Yucca');
    const old = await link('Yucca@example.com');
    await league.database.run(
      `update reset_tokens set requested_at = requested_at - interval '2 hours', expires_at = now()
       where email = 'Yucca@example.com'`,
    );
    const good = await link('Yucca@example.com');
    const tokens = () => league.database.rows(`select from reset_tokens where email = 'Yucca@example.com'`);
    expect(await tokens()).toHaveLength(2);
    await purgeResets(league.database, new Date());
    expect(await tokens()).toHaveLength(1);
    expect(await reasonOf(reset(old))).toBe('INVALID_RESET_TOKEN');
    expect(await reasonOf(reset(good))).toBe('OK');
  });
});

describe('a replica', () => {
  it('takes over the request of one that died with it', async () => {
    await league.signUp('Zorro');
    const now = new Date();
    // As a worker that claimed the request and died leaves it: with a running lease.
    await league.database.run(
      `insert into reset_requests (id, email, requested_at, next_try_at, tries)
       values ($1, 'Zorro@example.com', $2, $3, 1)`,
      [randomUUID(), now, new Date(now.getTime() + 2 * MINUTE_MS)],
    );
    // Another user's mail, requested later, is sent meanwhile.
    await league.signUp('Zelda');
    await link('Zelda@example.com');
    expect(mailbox.to('Zorro@example.com')).toEqual([]);
    league.clock.set(new Date(now.getTime() + 2 * MINUTE_MS));
    await eventually(() => tokenIn(must(mailbox.to('Zorro@example.com')[0])));
    await eventually(async () => expect(await pending()).toEqual([]));
  });

  it('never sends what another sends: thirty requests at once to three of them are thirty mails', async () => {
    const settings = { ...league.databases, SMTP_URL: mailbox.url };
    const others = [await open(settings), await open(settings)];
    const names = Array.from({ length: 30 }, (_, index) => `flock${index}`);
    await Promise.all(names.map((name) => league.signUp(name)));
    const clients = [league, ...others];
    await Promise.all(
      names.map((name, index) =>
        must(clients[index % 3]).identity.forgotPassword({ email: `${name}@example.com` }, league.visitor),
      ),
    );
    await eventually(async () => expect(await pending()).toEqual([]));
    expect(names.map((name) => mailbox.to(`${name}@example.com`).length)).toEqual(names.map(() => 1));
  });
});
