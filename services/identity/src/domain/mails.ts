/** What mails say, and when they are sent again. */
import { CONFIRM_HOURS, REVERT_DAYS } from './email-change.js';

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The content in one line, for the log of a machine that sends no mail. */
  readonly line: string;
}

/** A text, or a link with its text. */
type Paragraph = string | { readonly words: string; readonly link: string };

const MAIL_FOOT = 'See you at the next tribal council,\nTorchbearer';

interface Words {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly line: string;
}

const mailWith = ({ to, subject, paragraphs, line }: Words): MailContent => ({
  to,
  subject,
  text: paragraphs.map(asText).join('\n\n'),
  html: paragraphs.map((paragraph) => `<p>${asHtml(paragraph)}</p>`).join('\n'),
  line,
});

const asText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.words}:\n${paragraph.link}`;

const asHtml = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? escaped(paragraph).replaceAll('\n', '<br>')
    : `<a href="${escaped(paragraph.link)}">${escaped(paragraph.words)}</a>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (words: string): string => words.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** The link to a page of the site. Browsers don't send the fragment, so no log has the token. */
export const linkTo = (
  publicUrl: string,
  page: 'reset-password' | 'confirm-email' | 'revert-email',
  token: string,
): string => `${publicUrl.replace(/\/+$/, '')}/${page}#token=${encodeURIComponent(token)}`;

interface ResetMail {
  readonly email: string;
  /** Null if the address is unproven: its mail contains no text of a user. */
  readonly name: string | null;
  readonly link: string;
  /** How many minutes the link is valid. */
  readonly minutes: number;
}

/** The mail for a requested password reset. */
export function resetMail({ email, name, link, minutes }: ResetMail): MailContent {
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

/** Requests a confirmation from the new address. It may be another person's, so the mail contains no text of a user. */
export const confirmMail = (email: string, link: string): MailContent =>
  mailWith({
    to: email,
    subject: 'Confirm your new Torchbearer email',
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for their Torchbearer account.',
      { words: 'Confirm it here', link },
      `The link works once, for ${CONFIRM_HOURS} hours.`,
      'If it was not you, you need not do anything: without this link, nothing changes.',
      MAIL_FOOT,
    ],
    line: `Confirmation of a new email for ${email}: ${link}`,
  });

/** Notifies the old address, which may never have been the user's, so the mail contains no text of a user. */
export const revertMail = (email: string, link: string): MailContent =>
  mailWith({
    to: email,
    subject: 'Your Torchbearer email is being changed',
    paragraphs: [
      'Somebody, hopefully you, changes the email of your Torchbearer account from this address to another one.',
      'If it was you, you need not do anything.',
      'If it was not you, keep this address. That also signs everybody out and asks for a new password:',
      { words: 'Keep this address', link },
      `The link works once, for ${REVERT_DAYS} days after the change.`,
      MAIL_FOOT,
    ],
    line: `Notice of a changed email for ${email}; undone by ${link}`,
  });

/** What is mailed to an account's owner, without a link or a text of a user. */
const NOTICES = {
  /** To an address that the account has left and that can't undo it. */
  'email-lost': {
    subject: 'Your Torchbearer account has left this email',
    sentences: [
      'Your Torchbearer account has another email now. This address cannot undo that.',
      'If you did not expect it, please ask an admin of your league.',
    ],
  },
  'identity-unlinked': {
    subject: 'A sign-in was unlinked from your Torchbearer account',
    sentences: [
      'An account of a sign-in provider was unlinked from your Torchbearer account, and no longer signs in to it.',
      'If it was not you, reset your password: that signs everybody out.',
    ],
  },
  'recovery-codes-renewed': {
    subject: 'Your Torchbearer recovery codes were renewed',
    sentences: [
      'Your Torchbearer account has new recovery codes. The ones from before no longer work.',
      'If it was not you, reset your password and renew the codes again.',
    ],
  },
} as const;

export type NoticeKind = keyof typeof NOTICES;

export function noticeMail(email: string, kind: NoticeKind): MailContent {
  const { subject, sentences } = NOTICES[kind];
  return mailWith({
    to: email,
    subject,
    paragraphs: [...sentences, MAIL_FOOT],
    line: `Notice for ${email}: ${subject}`,
  });
}

const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 10 * 60_000;

/** About 40 minutes in all; a link that arrives later is useless. */
export const MAX_TRIES = 10;

/** When to retry after this many failed attempts (from 1): the wait doubles; null to give up. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MAX_TRIES) return null;
  return new Date(now.getTime() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
}
