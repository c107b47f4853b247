/** What a reset mail tells, to whom and for how long. */
export interface ResetMailContent {
  readonly email: string;
  readonly name: string;
  readonly link: string;
  /** For how many minutes the link is good. */
  readonly minutes: number;
}

/** The site's page where a new password is set, with the token that lets one do it. */
export const resetLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/reset-password?token=${encodeURIComponent(token)}`;

/** The mail that answers a wish for a new password. */
export function resetMail({ email, name, link, minutes }: ResetMailContent) {
  const lifetime = minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
  const asked = 'Somebody, hopefully you, asked for a new password for your Torchbearer account.';
  const good = `The link works once, for ${lifetime}.`;
  const otherwise =
    'If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.';
  return {
    to: email,
    subject: 'Reset your Torchbearer password',
    text: [
      `Hi ${name},`,
      asked,
      `Choose a new password here:\n${link}`,
      good,
      otherwise,
      'See you at the next tribal council,\nTorchbearer',
    ].join('\n\n'),
    html: [
      `<p>Hi ${escaped(name)},</p>`,
      `<p>${asked}</p>`,
      `<p><a href="${escaped(link)}">Choose a new password</a></p>`,
      `<p>${good}</p>`,
      `<p>${otherwise}</p>`,
      '<p>See you at the next tribal council,<br>Torchbearer</p>',
    ].join('\n'),
    line: `Password reset for ${email}: ${link}`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (words: string): string => words.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
