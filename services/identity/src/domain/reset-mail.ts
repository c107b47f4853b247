import { MAIL_FOOT, mailWith, type MailContent } from './mail-content.js';

/** The content of a reset mail. */
export interface ResetMailContent {
  readonly email: string;
  /** Null if the address is unproven: its mail contains no text of a user. */
  readonly name: string | null;
  readonly link: string;
  /** How many minutes the link is valid. */
  readonly minutes: number;
}

/** The link to the page that sets a new password. Browsers don't send the fragment, so no log has the token. */
export const resetLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/reset-password#token=${encodeURIComponent(token)}`;

/** The mail for a requested password reset. */
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
