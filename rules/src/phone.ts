/** Common separators between digits: spaces, brackets, dots, slashes, hyphens and dashes. */
const BETWEEN = /[\s().\-\u2010-\u2015/]/g;
/** North American Numbering Plan: area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** The number as stored, `+1` and ten digits; null if it is not a US number. */
export function parsePhone(typed: string): string | null {
  const [, digits] = NORTH_AMERICAN.exec(typed.replace(BETWEEN, '')) ?? [];
  return digits === undefined ? null : `+1${digits}`;
}
