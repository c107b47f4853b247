/** What somebody may text us. */
export type Command =
  /** `name` as it was typed, without what surrounds it; empty where there was none. */
  | { readonly kind: 'PICK'; readonly name: string }
  /** `isCarriers` where the carrier acts on the very message by itself: nothing but one of its own words. */
  | { readonly kind: 'STOP'; readonly isCarriers: boolean }
  | { readonly kind: 'BOARD' | 'STATUS' | 'TEAM' | 'HELP' | 'START' | 'YES' | 'KEYWORD' | 'OTHER' };

/**
 * The carriers' own words for leaving and coming back: those that our provider acts on by itself.
 * https://help.twilio.com/articles/223134027
 */
const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
/** Of these, some begin ordinary sentences too; only alone do they mean leaving. */
const STOP_ALONE = new Set(['CANCEL', 'END', 'QUIT', 'REVOKE']);

const COMMANDS: Readonly<
  Record<string, Exclude<Command['kind'], 'PICK' | 'STOP' | 'YES' | 'KEYWORD' | 'OTHER'>>
> = {
  BOARD: 'BOARD',
  LEADERBOARD: 'BOARD',
  STATUS: 'STATUS',
  TEAM: 'TEAM',
  HELP: 'HELP',
  INFO: 'HELP',
  START: 'START',
  UNSTOP: 'START',
};

const POLITE = /^(PLEASE|PLS|PLZ|THANKS)$/i;

/**
 * Reads a message as a command, whatever its case, blanks, punctuation and politeness.
 * @param keyword the league's own word, e.g. TORCH
 */
export function parseCommand(text: string, keyword: string): Command {
  const words = wordsOf(text);
  const [first = '', second = ''] = words.map((word) => bare(word).toUpperCase());
  const isStopWord = STOP_WORDS.has(first) && (words.length === 1 || !STOP_ALONE.has(first));
  if (isStopWord || (first === 'OPT' && second === 'OUT'))
    return { kind: 'STOP', isCarriers: STOP_WORDS.has(text.trim().toUpperCase()) };
  if (first === 'PICK' || first === 'PICKS') return { kind: 'PICK', name: edged(words.slice(1).join(' ')) };
  // Alone only: 'Yes, what a week!' is no answer to our question.
  if (first === 'YES' && words.length === 1) return { kind: 'YES' };
  if (first === 'LEADER' && second === 'BOARD') return { kind: 'BOARD' };
  const command = COMMANDS[first];
  if (command !== undefined) return { kind: command };
  return { kind: first !== '' && first === keyword.toUpperCase() ? 'KEYWORD' : 'OTHER' };
}

/** What lies between blanks and separators, politeness at either end left out unless there is nothing else. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    // 'PICK:Kai', 'PICK-"Kai"': whatever separates the command from the rest.
    .replace(/^([^\p{L}]*\p{L}+)[^\p{L}\p{M}\p{N}]+/u, '$1 ')
    .split(/[\s\p{Cc}\p{Cf}\0]+/u)
    .filter((word) => bare(word) !== '');
  const isPolite = (word: string | undefined): boolean => word !== undefined && POLITE.test(bare(word));
  while (words.length > 1 && isPolite(words[0])) words.shift();
  while (words.length > 1 && isPolite(words.at(-1))) words.pop();
  return words;
}

/** A name without quotes and the like around it. */
const edged = (name: string): string => name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A word without what is neither letter nor digit. */
const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');
