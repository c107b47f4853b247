/** What the palette offers for what was typed. */

export const GROUPS = ['Screens', 'Players', 'Castaways'] as const;

export interface Destination {
  readonly group: (typeof GROUPS)[number];
  readonly name: string;
  /** Stands beside the name, and is searched too: 'robin@example.com'. */
  readonly hint: string;
  readonly to: string;
}

/** As many as somebody looks through before they rather type on. */
const MOST_A_GROUP = 6;

/** 'Zoë Ämter' → 'zoe amter' */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Those in which every typed word is found, group by group, the best first; nothing typed: the screens in their order.
 */
export function matching(destinations: readonly Destination[], typed: string): readonly Destination[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return destinations.filter(({ group }) => group === 'Screens');
  return GROUPS.flatMap((group) =>
    destinations
      .filter((one) => one.group === group)
      .map((one) => ({ one, distance: distanceOf(one, words) }))
      .filter(({ distance }) => distance < NOWHERE)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_A_GROUP)
      .map(({ one }) => one),
  );
}

const NOWHERE = Number.POSITIVE_INFINITY;

/** How far what was typed is from a destination: the sum over its words. */
function distanceOf({ name, hint }: Destination, words: readonly string[]): number {
  const inName = plain(name);
  const inHint = plain(hint);
  return words.reduce((sum, word) => sum + ofWord(inName, inHint, word), 0);
}

/** Best where the name begins with it, then where one of its words does, then inside of one, then in the hint. */
function ofWord(name: string, hint: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (name.includes(word)) return 2;
  return hint.includes(word) ? 3 : NOWHERE;
}

/** The place after going one up or down, around the ends; -1 where there is nothing. */
export const nextPlace = (place: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (place + step + count) % count;
