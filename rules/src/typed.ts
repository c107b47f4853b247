/** What people type or upload: e-mail addresses, phone numbers, codes, picture addresses, files of castaways. */

/** What may stand before the @: RFC 5321 and 6531, without quoted strings. */
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

/** Common separators between digits: spaces, brackets, dots, slashes, hyphens and dashes. */
const BETWEEN = /[\s().\-\u2010-\u2015/]/g;
/** North American Numbering Plan: area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** The number as stored, `+1` and ten digits; null if it is not a US number. */
export function parsePhone(typed: string): string | null {
  const [, digits] = NORTH_AMERICAN.exec(typed.replace(BETWEEN, '')) ?? [];
  return digits === undefined ? null : `+1${digits}`;
}

/**
 * Codes with which players join a group are ten characters of Crockford's base32 (50 bits): digits and letters without I,
 * L, O and U. They are shown as XXXXX-XXXXX.
 */
export const GROUP_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GROUP_CODE_LENGTH = 10;

const CODE = new RegExp(`^[${GROUP_CODE_ALPHABET}]{${GROUP_CODE_LENGTH}}$`);

/** The code that was typed, in any case, with any blanks and dashes, O for 0, and I or L for 1; null if it is none. */
export function readGroupCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** The code as people read it. */
export const shownGroupCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Whether a picture may have this address: http(s) or a path here, no `javascript:`, `data:` or `//elsewhere`. */
export const isPictureAddress = (given: string): boolean =>
  /^\/(?![/\\])/.test(given) || (/^https?:\/\//i.test(given) && URL.canParse(given));

const DELIMITERS = [',', ';', '\t'] as const;
const QUOTED = /"(?:[^"]|"")*"/g;
const WITH_VALUES = /[^\s,;]/;

/** Which sign parts the values of a CSV file of castaways: the one that the header has most of, which a quoted value doesn't count. */
export function csvDelimiter(text: string): (typeof DELIMITERS)[number] {
  const lines = text.replaceAll(QUOTED, 'x').split(/[\r\n]/);
  const header = lines.find((line) => WITH_VALUES.test(line)) ?? '';
  const counted = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Names that differ in case, in their apostrophes or in the way their letters are encoded are one name. */
export const castawayNameKey = (name: string): string =>
  straightened(name).trim().normalize('NFKC').toLowerCase();

/** Whether names differ in their apostrophes at most, which spreadsheets and phones change by themselves. */
export const isSameSpelling = (one: string, other: string): boolean =>
  straightened(one) === straightened(other);

const straightened = (name: string): string => name.replaceAll(/[‘’‛ʼ´`′]/g, "'");
