import { expect, it } from 'vitest';
import { resetLink, resetMail } from './reset-mail.js';

const content = {
  email: 'jo@example.com',
  name: 'Jo',
  link: 'https://league.example/reset-password#token=abc',
  minutes: 60,
};

it('links to the site’s page, with or without a slash in the configured address', () => {
  expect(resetLink('https://league.example', 'a_b-c')).toBe(
    'https://league.example/reset-password#token=a_b-c',
  );
  expect(resetLink('https://league.example/', 'a_b-c')).toBe(
    'https://league.example/reset-password#token=a_b-c',
  );
});

it('has name, link and expiry in text and in HTML', () => {
  const mail = resetMail(content);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Hi Jo,');
    expect(body).toContain(content.link);
    expect(body).toContain('60 minutes');
  }
  expect(mail.to).toBe('jo@example.com');
});

it('escapes names in HTML', () => {
  const { html } = resetMail({ ...content, name: '<img src=x onerror="alert(1)">' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});
