/** What a player may text. */
export type Command =
  /** `name` as typed, without quotes and the like; empty if there was none. */
  | { readonly kind: 'PICK'; readonly name: string }
  /** `name` of a group as typed; empty if there was none. */
  | { readonly kind: 'NEED'; readonly name: string }
  /** `isCarriers` if the carrier acts on the message too, because it is exactly one of the carrier's own words. */
  | { readonly kind: 'STOP'; readonly isCarriers: boolean }
  | { readonly kind: Plain | 'YES' | 'KEYWORD' | 'REACTION' | 'OTHER' };

type Plain = 'BOARD' | 'STATUS' | 'TEAM' | 'HELP' | 'START';

/** The carriers' own opt-out words, which our provider acts on by itself. https://help.twilio.com/articles/223134027 */
const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
/** Ordinary sentences may begin with these, so they mean STOP only when alone. */
const STOP_ALONE = new Set(['CANCEL', 'END', 'QUIT', 'REVOKE']);

const COMMANDS: Readonly<Record<string, Plain>> = {
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
 * Parses a message as a command, ignoring case, blanks, punctuation and polite words.
 * @param keyword the league's own word, e.g. TORCH
 */
export function parseCommand(text: string, keyword: string): Command {
  const words = wordsOf(text);
  const [first = '', second = ''] = words.map((word) => bare(word).toUpperCase());
  const isStopWord = STOP_WORDS.has(first) && (words.length === 1 || !STOP_ALONE.has(first));
  if (isStopWord || (first === 'OPT' && second === 'OUT'))
    return { kind: 'STOP', isCarriers: STOP_WORDS.has(text.trim().toUpperCase()) };
  const name = edged(words.slice(1).join(' '));
  if (first === 'PICK' || first === 'PICKS') return { kind: 'PICK', name };
  if (first === 'NEED' || first === 'NEEDS') return { kind: 'NEED', name };
  // Only alone: 'Yes, what a week!' is no reply to our question.
  if (first === 'YES' && words.length === 1) return { kind: 'YES' };
  if (first === 'LEADER' && second === 'BOARD') return { kind: 'BOARD' };
  const command = COMMANDS[first];
  if (command !== undefined) return { kind: command };
  if (first !== '' && first === keyword.toUpperCase()) return { kind: 'KEYWORD' };
  return { kind: isReaction(text) ? 'REACTION' : 'OTHER' };
}

const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[#*0-9]\u20E3)+`;
const REACTING = [
  '(?:dis)?liked|loved|laughed at|emphasi[sz]ed|questioned',
  `(?:reacted )?${EMOJI} to|reacted (?:with [^"“”]{1,40} )?to`,
  `(?:removed (?:an? [a-z ]{1,20}|${EMOJI}) from)|${EMOJI} (?:removed )?from`,
].join('|');
/** The message that it belongs to: in quotation marks, perhaps cut, or what it is. */
const REACTED_TO = String.raw`["“”„«].*(?:["“”»]|\.\.\.)(?: with ${EMOJI})?|(?:an?|your|the|\d+) [a-z ]{3,30}`;
const REACTION = new RegExp(`^(?:${REACTING}) (?:${REACTED_TO})\\.?$`, 'isu');

/** Whether a phone sent the text for a reaction to a message ('Liked “…”'), in the words of iPhones and Androids. */
const isReaction = (text: string): boolean =>
  REACTION.test(
    text
      .replaceAll('…', '...')
      // Androids put invisible characters around the emoji and the quotation.
      .replaceAll(/[\p{Cf}\uFE0E\uFE0F]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The words of a message, without polite words at either end unless there is nothing else. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    // 'PICK:Kai', 'PICK-"Kai"': any separator between the command and the rest.
    .replace(/^([^\p{L}]*\p{L}+)[^\p{L}\p{M}\p{N}]+/u, '$1 ')
    .split(/[\s\p{Cc}\p{Cf}\0]+/u)
    .filter((word) => bare(word) !== '');
  const isPolite = (word: string | undefined): boolean => word !== undefined && POLITE.test(bare(word));
  while (words.length > 1 && isPolite(words[0])) words.shift();
  while (words.length > 1 && isPolite(words.at(-1))) words.pop();
  return words;
}

/** A name without the quotes and the like around it. */
const edged = (name: string): string => name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Only the letters and digits of a word. */
const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');

/** What follows PICK: a name and, if they accept to see who left, ANYWAY. */
export function pickedName(typed: string): { readonly name: string; readonly showsEliminated: boolean } {
  const name = typed.replace(/(^|\s+)anyway$/iu, '');
  return { name: edged(name), showsEliminated: name !== typed };
}
