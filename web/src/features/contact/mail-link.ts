import { type Letter, SUBJECTS } from './contact-rules.js';

/** Opens the visitor's own e-mail app with the letter in it, addressed to `to`. */
export function mailLink(to: string, { name, email, subject, message }: Letter): string {
  const about = subject === '' ? 'Torchbearer' : `Torchbearer: ${SUBJECTS[subject]}`;
  // Line ends in an address are CRLF (RFC 6068).
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}
