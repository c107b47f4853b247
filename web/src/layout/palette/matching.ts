/** What the palette offers for the typed text. */

export const GROUPS = ['Screens', 'Players', 'Castaways'] as const;

export interface Destination {
  readonly group: (typeof GROUPS)[number];
  readonly name: string;
  /** Shown beside the name, and searched too: 'robin@example.com'. */
  readonly hint: string;
  readonly to: string;
}

/** Users read this many results before they type on. */
const MOST_A_GROUP = 6;

/** 'Zoë Ämter' → 'zoe amter' */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The destinations that contain every typed word, group by group, the best first; if nothing is typed, the
 * screens in their order.
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

/** The distance between the typed text and a destination: the sum over its words. */
function distanceOf({ name, hint }: Destination, words: readonly string[]): number {
  const inName = plain(name);
  const inHint = plain(hint);
  return words.reduce((sum, word) => sum + ofWord(inName, inHint, word), 0);
}

/** Best if the name begins with it, then if one of its words does, then inside of one, then in the hint. */
function ofWord(name: string, hint: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (name.includes(word)) return 2;
  return hint.includes(word) ? 3 : NOWHERE;
}

/** The index of the selected destination, by its address; of the first if it is not there; -1 in an empty list. */
export const placeOf = (found: readonly Destination[], selected: string | undefined): number =>
  found.length === 0
    ? -1
    : Math.max(
        found.findIndex(({ to }) => to === selected),
        0,
      );

/** The index one up or down, wrapping at the ends; -1 in an empty list. */
export const nextPlace = (place: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (place + step + count) % count;
