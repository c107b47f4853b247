import { expect, it } from 'vitest';
import { linkTo, MAX_TRIES, nextTry, resetMail } from './mails.js';

const content = {
  email: 'jo@example.com',
  name: 'Jo',
  link: 'https://league.example/reset-password#token=abc',
  minutes: 60,
};

it('a mail links to the site’s page, with or without a slash in the configured address', () => {
  for (const publicUrl of ['https://league.example', 'https://league.example/'])
    expect(linkTo(publicUrl, 'reset-password', 'a_b-c')).toBe(
      'https://league.example/reset-password#token=a_b-c',
    );
});

it('a reset mail has name, link and expiry in text and in HTML', () => {
  const mail = resetMail(content);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Hi Jo,');
    expect(body).toContain(content.link);
    expect(body).toContain('60 minutes');
  }
  expect(mail.to).toBe('jo@example.com');
});

it('a reset mail escapes names in HTML', () => {
  const { html } = resetMail({ ...content, name: '<img src=x onerror="alert(1)">' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});

const now = new Date('2030-03-06T12:00:00Z');
const waits = Array.from({ length: MAX_TRIES }, (_, index) => {
  const next = nextTry(index + 1, now);
  return next && (next.getTime() - now.getTime()) / 1_000;
});

it('a mail that was not sent waits twice as long after each failure, ten minutes at most, and gives up within the hour', () => {
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600, null]);
  expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeLessThan(3_600);
});
