import { MAIL_FOOT, mailWith, type MailContent } from './mail-content.js';

interface Words {
  readonly subject: string;
  readonly sentences: readonly string[];
}

/** What an account's owner is told by mail, without a link or a text of a user. */
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
} as const satisfies Readonly<Record<string, Words>>;

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
