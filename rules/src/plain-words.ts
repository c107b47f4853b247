/** Which texts are allowed as names. */

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
/** The same, except line breaks. */
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
/** A dot inside a word, and the text after it up to the next sign. */
const AFTER_DOT = /(?<=[\p{L}\p{M}\p{N}_-])\.([\p{L}\p{M}\p{N}]+)/gu;

/** Whether `host` ends in a top-level domain of the internet. */
type HasTopLevelDomain = (host: string) => boolean;

/** The rule for names; the caller provides the top-level domains. */
export function plainNames(hasTopLevelDomain: HasTopLevelDomain) {
  function hasWebAddress(text: string): boolean {
    // Wide letters and other full stops resolve to the same host.
    const plain = text.normalize('NFKC').replaceAll('\u3002', '.');
    return (
      LINK.test(plain) ||
      [...plain.matchAll(AFTER_DOT)].some(([, label = '']) => hasTopLevelDomain(`a.${label.toLowerCase()}`))
    );
  }

  /** Why a name is not allowed, as a sentence that follows the field's name; null if it is allowed. */
  function nameFault(text: string): string | null {
    if (UNSEEN.test(text)) return 'must be one line, without invisible characters';
    return hasWebAddress(text) ? 'must not contain a web address' : null;
  }

  /** The name for use in a mail or a text message; null if it contains a web address, which programs would link. */
  function sayableName(name: string): string | null {
    const cleaned = cleanedName(name);
    return cleaned === '' || nameFault(cleaned) !== null ? null : cleaned;
  }

  return { nameFault, sayableName };
}

/** The same for texts that may have several lines and may contain a web address. */
export const wordsFault = (text: string): string | null =>
  UNSEEN_IN_LINES.test(text) ? 'must not contain invisible characters' : null;

const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');

/** A name on one line without invisible characters: for names from others, and those stored before the rule existed. */
export const cleanedName = (text: string): string =>
  text.replaceAll(EACH_UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
