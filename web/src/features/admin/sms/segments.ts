/** How a text is billed. */

/** US dollars per sent segment. */
export const SEGMENT_PRICE = 0.05;

export interface SegmentCount {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly segments: number;
  /** Units of the text; characters of GSM-7's second table and most emoji take two. */
  readonly units: number;
  /** How many units the segments can hold together. */
  readonly room: number;
  /** The characters that make it UCS-2, each once. */
  readonly costly: readonly string[];
}

const ONE_UNIT =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const TWO_UNITS = '\f^{}\\[~]|€';

const gsmUnits = new Map<string, number>([
  ...[...ONE_UNIT].map((character) => [character, 1] as const),
  ...[...TWO_UNITS].map((character) => [character, 2] as const),
]);

const ROOM = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } };

/**
 * A segment holds 160 units of GSM-7, or 70 of UCS-2 as soon as one character is not in GSM-7's alphabet. In
 * a text of several segments each holds 153 or 67, because of the header. A character as the reader sees it
 * is never split. Source: 3GPP TS 23.038 (alphabets) and TS 23.040 (concatenation). An empty text is one
 * segment.
 */
export function countSegments(text: string): SegmentCount {
  const characters = charactersOf(text);
  const costly = [...new Set(characters.filter((character) => !gsmUnits.has(character)))];
  const encoding = costly.length === 0 ? 'GSM-7' : 'UCS-2';
  const costs = characters.map((character) =>
    encoding === 'GSM-7' ? (gsmUnits.get(character) ?? 0) : character.length,
  );
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  const { alone, each } = ROOM[encoding];
  if (units <= alone) return { encoding, segments: 1, units, room: alone, costly };
  const segments = fill(costs, each);
  return { encoding, segments, units, room: segments * each, costly };
}

/** Characters as the reader sees them; browsers that can't segment return code points. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment) : [...text];

/** How many segments of `each` units these characters take, in order. */
function fill(costs: readonly number[], each: number): number {
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > each) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return segments;
}

/** '$0.60' */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** US dollars. */
export const costOf = (segments: number, recipients: number): number =>
  // In cents, because 0.05 has no exact binary form.
  (segments * recipients * Math.round(SEGMENT_PRICE * 100)) / 100;
