/** In browsers without it (Firefox before 125), a character is a code point. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** The first letters of a name's first and last word, at most two; a letter is what its reader sees as one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase('en')).join('');
}

const firstLetter = (word: string): string =>
  segmenter?.segment(word)[Symbol.iterator]().next().value?.segment ?? [...word][0] ?? '';
