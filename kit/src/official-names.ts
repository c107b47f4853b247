/** The rule for names that could be mistaken for the league's own. */
import { confusablesMap } from 'confusables';

/** Digits and signs by the letter they resemble, and letters of other scripts that `confusables` lacks. */
const READ_AS: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  e: '3',
  g: '9',
  l: '1!|¡iꮖ',
  m: 'ⲙ',
  n: 'ⲛ',
  o: '0',
  s: '5$',
  t: '7',
};
const FOLDED = new Map(
  Object.entries(READ_AS).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** 'Ꭺ' as 'a'. */
function latin(letter: string): string {
  if (letter < '\u0080') return letter.toLowerCase();
  const forms = [letter, letter.toLowerCase(), letter.toUpperCase()];
  return (forms.map((form) => confusablesMap.get(form)).find(Boolean) ?? letter).toLowerCase();
}

/** Without accents and invisible characters, with lower-case Latin letters for all that resemble them. */
const plain = (name: string): string =>
  [...name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')]
    .map(latin)
    .join('');

/** Digits and signs read as letters, and 'rn' as the 'm' it resembles. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => FOLDED.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');

const FIGURE = String.raw`[\p{N}@!|¡$]`;
const FIGURES = new RegExp(FIGURE, 'gu');
const FIGURES_BEHIND = new RegExp(`${FIGURE}+(?!${FIGURE}|\\p{L})`, 'gu');

/** The words as they may be read at a glance: with digits as letters, without trailing digits, without any digits. */
function readings(name: string): string[][] {
  const text = plain(name);
  return [text, text.replaceAll(FIGURES_BEHIND, ''), text.replaceAll(FIGURES, '')].map((read) =>
    folded(read)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
}

const all = (words: string): string[] => words.split(' ').map(folded);

/** Words that sound official anywhere, also at the beginning or end of another word. */
const OFFICES = all('admin moderator commissioner');
/** Words that sound official in a name of only such words and their companions. */
const SPEAKERS = all('official support staff system security webmaster root');
const COMPANIONS = all('the of our team office help desk center service crew account news league');
/** What is run, and names of those who run it: official together, with or without a blank. */
const RUN = all('league game season draft site');
const RUNNERS = all('support official staff office manager master organizer operator owner referee host');
const TOGETHER = [...all('torchbearer'), ...RUN.flatMap((what) => RUNNERS.map((runner) => what + runner))];

const NOTHING_ELSE = new RegExp(`^(?:(?:${[...SPEAKERS, ...COMPANIONS].join('|')})s?)+$`);
const SPEAKER = new RegExp(SPEAKERS.join('|'));
/** A player may not be called the league; a group is one, of its own. */
const LEAGUE = /league/;

const looksLikeLeague =
  (bearer: 'user' | 'group') =>
  (words: readonly string[]): boolean => {
    const together = words.join('');
    const speaks = SPEAKER.test(together) || (bearer === 'user' && LEAGUE.test(together));
    return (
      OFFICES.some((office) => words.some((word) => word.startsWith(office) || word.endsWith(office))) ||
      OFFICES.includes(together) ||
      (speaks && NOTHING_ELSE.test(together)) ||
      TOGETHER.some((office) => together.includes(office))
    );
  };

/** Whether a name could be mistaken for one of those who run the league. */
export const soundsOfficial = (name: string, bearer: 'user' | 'group'): boolean =>
  readings(name).some(looksLikeLeague(bearer));

export const POSES_AS_LEAGUE = 'This looks like a name of the league itself. Please choose another.';
