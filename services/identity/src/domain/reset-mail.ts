import { MAIL_FOOT, mailWith, type MailContent } from './mail-words.js';

/** What a reset mail tells, to whom and for how long. */
export interface ResetMailContent {
  readonly email: string;
  /** Null where nobody has shown yet that they read the address: it gets no word that a user chose. */
  readonly name: string | null;
  readonly link: string;
  /** For how many minutes the link is good. */
  readonly minutes: number;
}

/** The site's page where a new password is set, with the token that lets one do it. */
export const resetLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/reset-password?token=${encodeURIComponent(token)}`;

/** The mail that answers a wish for a new password. */
export function resetMail({ email, name, link, minutes }: ResetMailContent): MailContent {
  const lifetime = minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
  return mailWith({
    to: email,
    subject: 'Reset your Torchbearer password',
    paragraphs: [
      name === null ? 'Hi,' : `Hi ${name},`,
      'Somebody, hopefully you, asked for a new password for your Torchbearer account.',
      { words: 'Choose a new password here', link },
      `The link works once, for ${lifetime}.`,
      'If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.',
      MAIL_FOOT,
    ],
    line: `Password reset for ${email}: ${link}`,
  });
}
