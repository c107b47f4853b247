/** Which of several names a typed one means. */
export type Match<Named> =
  | { readonly kind: 'ONE'; readonly found: Named }
  /** Several match equally well. */
  | { readonly kind: 'MANY'; readonly found: readonly Named[] }
  | { readonly kind: 'NONE' };

/**
 * Finds it by any unambiguous part of the name, ignoring case, accents and quotes. A whole name wins over
 * whole words, these over beginnings of words, and those over letters from the middle: of 'Kai' and 'Kaia', KAI means
 * the first.
 */
export function matchName<Named extends { readonly name: string }>(
  typed: string,
  choices: readonly Named[],
): Match<Named> {
  const wanted = plain(typed);
  if (wanted === '') return { kind: 'NONE' };
  for (const fits of [isWhole, hasWords, hasBeginnings, hasLetters]) {
    const fitting = choices.filter(({ name }) => fits(plain(name), wanted));
    const [found] = fitting;
    if (found) return fitting.length === 1 ? { kind: 'ONE', found } : { kind: 'MANY', found: fitting };
  }
  return { kind: 'NONE' };
}

const isWhole = (name: string, wanted: string): boolean => name === wanted;

const hasWords = (name: string, wanted: string): boolean => {
  const words = name.split(' ');
  return wanted.split(' ').every((word) => words.includes(word));
};

const hasBeginnings = (name: string, wanted: string): boolean => {
  const words = name.split(' ');
  return wanted.split(' ').every((beginning) => words.some((word) => word.startsWith(beginning)));
};

const hasLetters = (name: string, wanted: string): boolean => joined(name).includes(joined(wanted));

const joined = (name: string): string => name.replaceAll(' ', '');

/** Letters without a Unicode decomposition, and what people type for them. */
const TYPED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Lower-case letters and digits, with single blanks between words. Quotes and apostrophes leave no gap: O'Neil is
 * oneil.
 */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´"“”]/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => TYPED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
