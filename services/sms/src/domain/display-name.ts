/**
 * Names as they appear in a text: on one line, without invisible characters, and without web addresses, which phones
 * turn into links. Castaways' names, and players' names older than the rule for names, need this.
 */
import { cleanedName, sayableName } from '@torchbearer/rules/plain-words';

export const UNNAMED_PLAYER = 'player';

export const displayPlayer = (name: string): string => sayableName(name) ?? UNNAMED_PLAYER;

export const displayCastaway = (name: string): string => sayableName(name) ?? 'your castaway';

export const displayGroup = (name: string): string => sayableName(name) ?? 'your group';

const MAX_NAME_LENGTH = 30;

/** Shortens a name to fit into a message, never in the middle of a character. */
export function shortened(name: string): string {
  const characters = [...cleanedName(name)];
  if (characters.length <= MAX_NAME_LENGTH) return characters.join('');
  const cut = cleanedName(characters.slice(0, MAX_NAME_LENGTH - 3).join(''));
  // 'evil.commentary' may have been cut to a web address.
  const said = sayableName(cut) !== null ? cut : cut.slice(0, cut.lastIndexOf('.'));
  return `${said}...`;
}
