/** What a player who hides results must not get: looks for it in anything that was sent to them. */

export interface Planted {
  /** Numbers that occur nowhere but in hidden weeks. */
  readonly numbers: ReadonlySet<number>;
  /** A word in every reason of hidden weeks, and nowhere else. */
  readonly word: string;
  /** The last week whose results are not hidden. Nobody left the game up to it. */
  readonly watchedWeek: number;
  /** The player, whose own picks are always shown. */
  readonly ownId: string;
}

/** Colors, hashes, ids and times. */
const NO_NUMBERS =
  /#[\da-f]{6}\b|[\da-f]{64}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z/g;

/** @param sent JSON or any other text @returns what of it is planted, each once */
export function foundIn(sent: string, planted: Planted): Set<string> {
  const found = new Set<string>();
  inspect(parsed(sent), planted, (what) => found.add(what));
  return found;
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return sent;
  }
}

function inspect(value: unknown, planted: Planted, report: (what: string) => void): void {
  if (typeof value === 'number' && planted.numbers.has(value)) report(`the number ${String(value)}`);
  if (typeof value === 'string') inspectText(value, planted, report);
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) inspectFields(value as Readonly<Record<string, unknown>>, planted, report);
  for (const part of Object.values(value) as unknown[]) inspect(part, planted, report);
}

function inspectText(text: string, { numbers, word }: Planted, report: (what: string) => void): void {
  if (text.includes(word)) report('a reason');
  if (/\(out\)|\bis out\b/.test(text)) report('who left');
  for (const number of text.replaceAll(NO_NUMBERS, '').match(/\d+(\.\d+)?/g) ?? [])
    if (numbers.has(Number(number))) report(`the number ${number}`);
}

function inspectFields(
  { eliminated, castawayEliminated, eliminatedInWeek, rivals, ...fields }: Readonly<Record<string, unknown>>,
  { watchedWeek, ownId }: Planted,
  report: (what: string) => void,
): void {
  if (eliminated === true || castawayEliminated === true || typeof eliminatedInWeek === 'number')
    report('who left');
  if (Array.isArray(rivals) && rivals.length > 0) report('what they need');
  const { weekNumber, userId, castawayId, points } = fields;
  if (typeof weekNumber !== 'number') return;
  if (weekNumber > watchedWeek && typeof points === 'number') report('points of a hidden week');
  const isPickOfOther = typeof userId === 'string' && userId !== ownId && typeof castawayId === 'string';
  if (weekNumber > watchedWeek + 1 && isPickOfOther) report(`a pick of week ${String(weekNumber)}`);
}
