/** What people may call themselves and others, and what they may not put into such a text. */

/** Scripts in whose words a joiner changes how the letters around it are drawn. */
const JOINING = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]`;

/** What shows nothing by itself and yet belongs where it stands: inside an emoji, and between letters that join. */
const BELONGS = [
  String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[#*0-9])\uFE0F(?=\u20E3)`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
].join('|');

/**
 * Signs that show nothing, or change how what is around them is read: line breaks and other controls, marks that turn
 * the direction of writing around, letters and blanks without a shape.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const UNSEEN = new RegExp(`(?!${BELONGS})${HIDDEN}`, 'u');
/** The same, but lines may end. */
const UNSEEN_IN_LINES = new RegExp(String.raw`(?!\r?\n|${BELONGS})${HIDDEN}`, 'u');

/** What mail programs and phones make a link of, whatever the name of the host: */
const LINK = new RegExp(
  [
    // a scheme, an e-mail address, a host as it is usually called,
    String.raw`[a-z][a-z0-9+.-]*:\/\/|\bmailto:|[^\s@]@[^\s@]+\.[^\s@.]|\bwww\.|\.xn--`,
    // a host and a path, four numbers.
    String.raw`[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}\/\S|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)`,
  ].join('|'),
  'iu',
);
/** A dot inside a word, and what follows it up to the next sign. */
const AFTER_DOT = /(?<=[\p{L}\p{M}\p{N}_-])\.([\p{L}\p{M}\p{N}]+)/gu;

/** Whether `host` ends in a top-level domain of the internet. */
type HasTopLevelDomain = (host: string) => boolean;

/** The rule of names, for a caller that knows the top-level domains. */
export function plainNames(hasTopLevelDomain: HasTopLevelDomain) {
  function hasWebAddress(text: string): boolean {
    // Wide letters and other full stops lead to the same host.
    const plain = text.normalize('NFKC').replaceAll('\u3002', '.');
    return (
      LINK.test(plain) ||
      [...plain.matchAll(AFTER_DOT)].some(([, label = '']) => hasTopLevelDomain(`a.${label.toLowerCase()}`))
    );
  }

  /** Why a name can't be taken, to be said after what it is called; null for one that can. */
  function nameFault(text: string): string | null {
    if (UNSEEN.test(text)) return 'must be one line, without invisible characters';
    return hasWebAddress(text) ? 'must not contain a web address' : null;
  }

  /** The name as a mail or a text may say it; null where it holds a web address, which programs make a link of. */
  function sayableName(name: string): string | null {
    const cleaned = cleanedName(name);
    return cleaned === '' || nameFault(cleaned) !== null ? null : cleaned;
  }

  return { nameFault, sayableName };
}

/** The same for words that may take several lines, and may tell of a page. */
export const wordsFault = (text: string): string | null =>
  UNSEEN_IN_LINES.test(text) ? 'must not contain invisible characters' : null;

const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');

/** A name on one line, without what can't be seen: for names that others gave, and those stored before there was a rule. */
export const cleanedName = (text: string): string =>
  text.replaceAll(EACH_UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
