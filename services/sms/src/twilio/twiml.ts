const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold, escaped or not: most control characters and halves of characters. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The reply to a message as TwiML; null for no reply. */
export function twiml(reply: string | null): string {
  const text = (reply ?? '').replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
  const message = text === '' ? '' : `<Message>${text}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
