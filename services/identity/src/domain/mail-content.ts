/** Renders a mail's content as text and HTML. */

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The content in one line, for the log of a machine that sends no mail. */
  readonly line: string;
}

/** A text, or a link with its text. */
export type Paragraph = string | { readonly words: string; readonly link: string };

export const MAIL_FOOT = 'See you at the next tribal council,\nTorchbearer';

interface Words {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly line: string;
}

export const mailWith = ({ to, subject, paragraphs, line }: Words): MailContent => ({
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
