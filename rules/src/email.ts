/** E-mail addresses: what may stand before the @ (RFC 5321 and 6531, without quoted strings), and international domains. */

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** What a domain is written with: not what `URL` would read as something else. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u00B7\u30FB\u3002\uFF0E\uFF61]+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
const ASCII = /^[\x20-\x7E]*$/;

const MOST_OCTETS = 64;
const MOST = 254;
const octetsOf = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, 'x').length;

/** The domain in ASCII, in lower case (UTS #46); null if it is none. */
function asciiDomain(written: string): string | null {
  const url = `http://${written}`;
  if (!WRITTEN_DOMAIN.test(written) || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return ASCII_DOMAIN.test(hostname) ? hostname : null;
}

/**
 * The address as it is stored and compared, without case: an international domain in ASCII, international letters
 * before the @ in lower case, which databases handle differently. Null if it is no address.
 */
export function emailOf(typed: string): string | null {
  const text = typed.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const [local, written] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  // A lone surrogate is no letter, so that counting octets can't fail.
  if (!LOCAL.test(local) || octetsOf(local) > MOST_OCTETS) return null;
  const domain = asciiDomain(written);
  if (domain === null) return null;
  const email = `${ASCII.test(local) ? local : local.toLowerCase()}@${ASCII.test(written) ? written : domain}`;
  return email.length > MOST ? null : email;
}

/** The address in the form in which accounts have it; as typed if it is none. */
export const storedEmail = (typed: string): string => emailOf(typed) ?? typed.trim().normalize('NFC');
