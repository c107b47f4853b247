/** Formats a phone number while it is typed. */

/** '2025550' → '(202) 555-0'; a leading 1 is the country code: '12025' → '1 (202) 5'. */
export function formatted(digits: string): string {
  const own = digits.startsWith('1') ? digits.slice(1) : digits;
  const country = digits.startsWith('1') ? '1' : '';
  if (own === '') return country;
  const prefix = country && `${country} `;
  if (own.length <= 3) return `${prefix}(${own}`;
  if (own.length <= 6) return `${prefix}(${own.slice(0, 3)}) ${own.slice(3)}`;
  return `${prefix}(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}

export interface Typed {
  readonly value: string;
  /** The caret's position in `value`. */
  readonly caret: number;
}

/** The direction of a deletion; null if nothing was deleted. */
export type Deletion = 'backward' | 'forward' | null;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The field's text and caret after a change: the caret stays behind the same digit. Deleting a formatting
 * character deletes the digit beyond it, because the caret could not pass it otherwise.
 *
 * @param before the field's previous text
 * @param now the browser's new text, with its caret
 */
export function retyped(before: string, now: Typed, deletion: Deletion): Typed {
  let digits = digitsOf(now.value);
  let left = digitsOf(now.value.slice(0, now.caret)).length;
  const onlySigns = digits === digitsOf(before) && now.value.length < before.length;
  if (onlySigns && deletion === 'backward' && left > 0) {
    digits = digits.slice(0, left - 1) + digits.slice(left);
    left -= 1;
  } else if (onlySigns && deletion === 'forward') {
    digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  const value = formatted(digits);
  return { value, caret: behind(value, left) };
}

/** The position behind the first `count` digits; at the end of the text, also behind what follows them. */
function behind(value: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, sign] of [...value].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === count) return index + 1;
  }
  return value.length;
}
