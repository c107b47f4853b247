import { expect, it } from 'vitest';
import { mailLink } from './mail-link.js';

it('puts subject, message and sender into an e-mail to support', () => {
  const link = mailLink('support@example.com', {
    name: ' Robin Vale',
    email: 'robin@example.com ',
    subject: 'scoring',
    message: 'Fire & fish?\nOr neither?',
  });
  const url = new URL(link);
  expect(url.pathname).toBe('support@example.com');
  expect(link).not.toContain(' ');
  expect(url.searchParams.get('subject')).toBe('Torchbearer: Scoring');
  expect(url.searchParams.get('body')).toBe(
    'Fire & fish?\r\nOr neither?\r\n\r\nRobin Vale\r\nrobin@example.com',
  );
});
