import { createLog } from '@torchbearer/kit';
import { expect, it } from 'vitest';
import { resetMail } from '../domain/mails.js';
import { createMailer } from './mailer.js';

const link = 'http://localhost:8080/reset-password#token=abc';
const mail = resetMail({ email: 'jo@example.com', name: 'Jo', link, minutes: 60 });

async function linesOf(isProduction: boolean): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('identity', 'info', { write: (line) => void lines.push(line) });
  await createMailer({
    smtpUrl: undefined,
    from: 'Torchbearer <no-reply@example.com>',
    isProduction,
    log,
  }).send(mail);
  return lines;
}

it('logs the link on a development machine without a mail server', async () => {
  const [line] = await linesOf(false);
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'info',
    msg: 'mail',
    console: `Password reset for jo@example.com: ${link}`,
  });
});

it('logs no link in production, but that the mail was not sent', async () => {
  const lines = await linesOf(true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('SMTP_URL');
  expect(lines[0]).toContain('"level":"warn"');
  expect(lines[0]).not.toMatch(/token|jo@/);
});

it('logs an unavailable mail server with its error codes only', async () => {
  const log = createLog('identity', 'silent');
  const smtpUrl = 'smtp://127.0.0.1:9';
  const mailer = createMailer({ smtpUrl, from: 'no-reply@example.com', isProduction: true, log });
  const failure: unknown = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'MailNotSent', code: expect.stringMatching(/^E/) as string });
  expect(JSON.stringify(failure)).not.toContain('jo@');
  mailer.close();
});
