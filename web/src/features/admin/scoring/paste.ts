/** A pasted column of points: one number per line, or a name and a number. */
import { named } from '../../../ui/named.js';
import { POINTS_FAULT, readPoints } from './points-text.js';
import type { Row } from './score-sheet.js';

export interface Pasted {
  /** The texts for the fields, by castaway. */
  readonly texts: ReadonlyMap<string, string>;
  /** Unmatched lines, unchanged, and why. */
  readonly left: readonly { readonly line: string; readonly why: string }[];
}

/** Whether this is more than one field can hold; anything else is pasted into the field as usual. */
export const isColumn = (text: string): boolean => /[\n\r\t]/.test(text.trim());

/** @param from the row of the paste: plain numbers fill the rows from there downward */
export function readPaste(text: string, rows: readonly Row[], from: number): Pasted {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/);
  const cells = withoutHeader(lines).map((line) => ({ line, ...cellsOf(line) }));
  return cells.some(({ name }) => name !== null)
    ? byName(cells, rows)
    : inOrder(
        cells.map(({ line }) => line.trim()),
        rows,
        from,
      );
}

interface Cells {
  readonly name: string | null;
  readonly points: string;
}

type Line = Cells & { readonly line: string };

/** The first cell with letters is the name, the last other one the points; cells between are ignored. */
function cellsOf(line: string): Cells {
  const parts = line.includes('\t') ? line.split('\t') : splitAtLastNumber(line);
  const cells = parts.map((part) => part.trim()).filter(Boolean);
  const name = cells.find((cell) => /\p{L}/u.test(cell)) ?? null;
  return { name, points: cells.filter((cell) => cell !== name).at(-1) ?? '' };
}

/** 'Ada Stone, 12', 'Ada Stone: 12' and 'Ada Stone 12'. */
function splitAtLastNumber(line: string): string[] {
  const [, name, points] = /^(.*\p{L}.*?)[\s,;:]+(\S+)$/u.exec(line.trim()) ?? [];
  return name !== undefined && points !== undefined && /\d/.test(points) ? [name, points] : [line];
}

/** 'Castaway<TAB>Points' above a column is a heading. */
const withoutHeader = (lines: readonly string[]): readonly string[] =>
  lines.length > 1 && /\p{L}/u.test(lines[0] ?? '') && !/\d/.test(lines[0] ?? '') && isHeading(lines[0] ?? '')
    ? lines.slice(1)
    : lines;

const isHeading = (line: string): boolean => /\b(points?|scores?|pts)\b/i.test(line);

function inOrder(numbers: readonly string[], rows: readonly Row[], from: number): Pasted {
  const below = rows.slice(from);
  const takers = below.filter(({ state }) => state !== 'eliminated');
  // A column as long as the whole cast has a line for every castaway, including eliminated ones.
  const targets = numbers.length === below.length ? below : takers;
  return gather(
    numbers.flatMap((line, index): Found[] => {
      const row = targets[index];
      if (line === '') return [];
      return [{ line, points: line, row: row ?? 'There is no castaway left for it' }];
    }),
  );
}

const byName = (lines: readonly Line[], rows: readonly Row[]): Pasted =>
  gather(
    lines.flatMap(({ line, name, points }): Found[] =>
      line.trim() === '' ? [] : [{ line, points, row: name === null ? 'No name' : rowNamed(name, rows) }],
    ),
  );

/** Names are compared without accents, capitals and repeated spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function rowNamed(name: string, rows: readonly Row[]): Row | string {
  const candidates = rows.map((row) => ({ row, name: plain(row.castaway.name) }));
  const exact = candidates.filter((candidate) => candidate.name === plain(name));
  const alike = exact.length > 0 ? exact : plain(name) === '' ? [] : named(candidates, plain(name));
  const [first, second] = alike;
  if (!first) return 'No castaway of this name';
  if (second) return `Could be ${alike.map(({ row }) => row.castaway.name).join(' or ')}`;
  return first.row;
}

interface Found {
  readonly line: string;
  readonly points: string;
  /** The points' field, or why there is none. */
  readonly row: Row | string;
}

function gather(found: readonly Found[]): Pasted {
  const texts = new Map<string, string>();
  const left: { line: string; why: string }[] = [];
  for (const { line, points, row } of found) {
    const read = readPoints(points);
    if (typeof row === 'string') left.push({ line, why: row });
    else if (read === null) left.push({ line, why: points === '' ? 'No points' : POINTS_FAULT });
    else if (row.state === 'eliminated') {
      // The column may contain the saved score of an eliminated castaway; nothing changes.
      if (read !== row.stored) left.push({ line, why: `${row.castaway.name} is eliminated` });
    } else if (texts.has(row.castaway.id)) left.push({ line, why: `${row.castaway.name} is named twice` });
    else texts.set(row.castaway.id, String(read));
  }
  return { texts, left };
}
