/** What the server and the screen agree on about a CSV file of castaways. */

const DELIMITERS = [',', ';', '\t'] as const;
const QUOTED = /"(?:[^"]|"")*"/g;
const WITH_VALUES = /[^\s,;]/;

/** Which sign parts the values of a CSV: the one that the header has most of, which a quoted value doesn't count. */
export function csvDelimiter(text: string): (typeof DELIMITERS)[number] {
  const lines = text.replaceAll(QUOTED, 'x').split(/[\r\n]/);
  const header = lines.find((line) => WITH_VALUES.test(line)) ?? '';
  const counted = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Names that differ in case, in their apostrophes or in the way their letters are encoded are one name. */
export const castawayNameKey = (name: string): string =>
  straightened(name).trim().normalize('NFKC').toLowerCase();

/** Whether names differ in their apostrophes at most, which spreadsheets and phones change by themselves. */
export const isSameSpelling = (one: string, other: string): boolean =>
  straightened(one) === straightened(other);

const straightened = (name: string): string => name.replaceAll(/[‘’‛ʼ´`′]/g, "'");
