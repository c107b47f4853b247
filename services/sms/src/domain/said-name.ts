/**
 * Names as a text says them: on one line, without what can't be seen, and without web addresses, of which phones make
 * links. Names stored before there was a rule for them, and castaways', come in as they are.
 */
import { cleanedName, nameFault, sayableName } from '@torchbearer/kit/plain-words';

export const UNNAMED_PLAYER = 'player';

export const saidPlayer = (name: string): string => sayableName(name) ?? UNNAMED_PLAYER;

export const saidCastaway = (name: string): string => sayableName(name) ?? 'your castaway';

const LONGEST_NAME = 30;

/** Names have no end to speak of; a message has. Never cut through the middle of a character. */
export function shortened(name: string): string {
  const characters = [...cleanedName(name)];
  if (characters.length <= LONGEST_NAME) return characters.join('');
  const cut = cleanedName(characters.slice(0, LONGEST_NAME - 3).join(''));
  // 'evil.commentary' may have been cut to an address.
  const said = nameFault(cut) === null ? cut : cut.slice(0, cut.lastIndexOf('.'));
  return `${said}...`;
}
