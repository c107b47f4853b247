/** Which texts are allowed as names. Apart from the rest of the rules, because it loads a list of top-level domains. */
import { parse } from 'tldts';

/** Scripts in which a joiner changes how the neighbouring letters are drawn. */
const JOINING = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]`;

/** Invisible characters that have a purpose here: inside an emoji, and between letters that join. */
const BELONGS = [
  String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[#*0-9])\uFE0F(?=\u20E3)`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
].join('|');

/**
 * Characters that are invisible, or change how the text around them is read: line breaks and other controls, marks that
 * change the direction of writing, letters and blanks without a shape.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const UNSEEN = new RegExp(`(?!${BELONGS})${HIDDEN}`, 'u');
/** Characters that nobody sees, except line breaks. */
const UNSEEN_IN_LINES = new RegExp(String.raw`(?!\r?\n|${BELONGS})${HIDDEN}`, 'u');

/** What mail programs and phones turn into a link, for any host name: */
const LINK = new RegExp(
  [
    // a scheme, an e-mail address, a host with a usual name,
    String.raw`[a-z][a-z0-9+.-]*:\/\/|\bmailto:|[^\s@]@[^\s@]+\.[^\s@.]|\bwww\.|\.xn--`,
    // a host and a path, four numbers.
    String.raw`[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/\S|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)`,
  ].join('|'),
  'iu',
);
/** A word that may have dots inside. */
const DOTTED = /[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.-]*/gu;
/** Up to four letters in each part, as in 'Will.i.am' or 'D.Va'. */
const SHORT_PARTS = /^(?:(?:\p{L}\p{M}*){1,4}\.)+(?:\p{L}\p{M}*){1,4}$/u;
/** Endings that make even a short word with one dot an address. */
const USUAL_ENDINGS = new Set(['com', 'net', 'org', 'co', 'ly', 'me', 'io', 'app', 'tv', 'gg']);
/** Signs of an address anywhere in a name. */
const ADDRESS_SIGN = /[/:@]|www/i;

/** Whether people write names like this dotted word, although it may be a host. */
function isLikeName(word: string): boolean {
  const [, second, ...more] = word.toLowerCase().split('.');
  return SHORT_PARTS.test(word) && (more.length > 0 || !USUAL_ENDINGS.has(second ?? ''));
}

/** Whether a part of the word ends in a top-level domain of the internet. */
const isHost = (word: string): boolean =>
  word.split('.').some((label, index) => {
    // A label is read up to the next sign: 'evil.com-now' has a link, too.
    const [read = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(label) ?? [];
    return index > 0 && read !== '' && parse(`a.${read.toLowerCase()}`).isIcann === true;
  });
/** Wide letters and other full stops resolve to the same host. */
const plainOf = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');
const hostsIn = (plain: string): string[] =>
  (plain.match(DOTTED) ?? []).map((word) => word.replace(/\.+$/, '')).filter(isHost);

/** Whether a mail program or a phone would make a link of a part of the text. */
function wouldBeLinked(text: string): boolean {
  const plain = plainOf(text);
  return LINK.test(plain) || hostsIn(plain).length > 0;
}

/** Why a name is not allowed, as a sentence that follows the field's name; null if it is allowed. */
export function nameFault(text: string): string | null {
  if (UNSEEN.test(text)) return 'must be one line, without invisible characters';
  const plain = plainOf(text);
  const hosts = hostsIn(plain);
  const mayHaveDots = hosts.every(isLikeName) && (hosts.length === 0 || !ADDRESS_SIGN.test(plain));
  return LINK.test(plain) || !mayHaveDots ? 'must not contain a web address' : null;
}

/** The name for use in a mail or a text message; null if programs would make a link of it. */
export function sayableName(name: string): string | null {
  const cleaned = cleanedName(name);
  return cleaned === '' || wouldBeLinked(cleaned) ? null : cleaned;
}

/** What is wrong with a text that may have several lines and may contain a web address; null for nothing. */
export const wordsFault = (text: string): string | null =>
  UNSEEN_IN_LINES.test(text) ? 'must not contain invisible characters' : null;

const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');

/** A name on one line without invisible characters: for names from others, and those stored before the rule existed. */
export const cleanedName = (text: string): string =>
  text.replaceAll(EACH_UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
