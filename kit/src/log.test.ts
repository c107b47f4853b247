import { describe, expect, test } from 'vitest';
import { createLog, type Log } from './log.js';

function listen(level = 'info'): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog('picks', level, { write: (line) => void lines.push(line) }), lines };
}

describe('a log line', () => {
  test('is JSON with time, level, service and message', () => {
    const { log, lines } = listen();
    log.info({ week: 3 }, 'accepting calls');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      service: 'picks',
      week: 3,
      msg: 'accepting calls',
    });
  });

  test('hides secrets and personal data, one level deep as well', () => {
    const { log, lines } = listen();
    const secret = 'zzz-secret';
    const fields = Object.fromEntries(
      ['password', 'newPassword', 'passwordHash', 'token', 'tempPassword', 'cookie', 'email', 'phone'].map(
        (name) => [name, secret],
      ),
    );
    log.info({ ...fields, user: { id: 'u1', ...fields }, headers: { authorization: secret } }, 'signed up');
    log.child({ request: { body: secret } }).info('arrived');
    expect(lines.join('')).not.toContain(secret);
    expect(lines[0]).toContain('"id":"u1"');
    expect(lines.join('')).toContain('[hidden]');
  });

  test('hides them in children of children, and leaves what it was given as it was', () => {
    const { log, lines } = listen();
    const request = { email: 'zzz-secret', path: '/' };
    const child = log.child({ version: '1' }).child({ request, token: 'zzz-secret' });
    child.info({ request }, 'arrived');
    expect(lines.join('')).not.toContain('zzz-secret');
    expect(lines[0]).toContain('"token":"[hidden]"');
    expect(lines[0]).toContain('"request":{"email":"[hidden]","path":"/"}');
    expect(request).toEqual({ email: 'zzz-secret', path: '/' });
  });

  test('has an error with its stack and causes', () => {
    const { log, lines } = listen();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    log.error({ err: new TypeError('could not save', { cause }) }, 'call failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: {
        type: 'TypeError',
        message: 'could not save',
        stack: expect.stringContaining('log.test.ts') as string,
        cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
      },
    });
  });

  test('omits what a database driver adds to its errors: parameters and the row', () => {
    const { log, lines } = listen();
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      query: 'insert into users (email) values ($1)',
      parameters: ['ada@example.com'],
      detail: 'Key (email)=(ada@example.com) already exists.',
      driverError: { detail: 'Key (email)=(ada@example.com) already exists.' },
    });
    log.error({ err: error }, 'call failed');
    log.error(error);
    log.error({ err: new Error('outer', { cause: error }) });
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).not.toContain('ada@');
      expect(line).toContain('23505');
    }
  });
});
