/** What a file of castaways would do, line by line. */
import type { Castaway, CastawayImport } from '@torchbearer/contract/client';
import { withoutGuard } from '../parts/csv.js';
import { csvRows } from './csv-rows.js';

export const COLUMNS = [
  'name',
  'tribe',
  'occupation',
  'age',
  'hometown',
  'imageUrl',
  'eliminated',
  'eliminatedInWeek',
] as const;
type Column = (typeof COLUMNS)[number];

export interface PlannedLine {
  readonly line: number;
  readonly name: string;
  readonly kind: 'new' | 'changed' | 'same' | 'fault';
  /** What changes, or what is wrong. */
  readonly words: string;
}

const SAID: Readonly<Record<Column, string>> = {
  name: 'Name',
  tribe: 'Tribe',
  occupation: 'Occupation',
  age: 'Age',
  hometown: 'Hometown',
  imageUrl: 'Image URL',
  eliminated: 'Eliminated',
  eliminatedInWeek: 'Eliminated in week',
};

/** Names that differ in case or in the way their letters are encoded are one name. */
const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * @param text a file that the server could read
 * @param castaways those who are there now
 * @param rejected the faults that the server found
 */
export function planLines(
  text: string,
  castaways: readonly Castaway[],
  rejected: CastawayImport['rejected'],
): readonly PlannedLine[] {
  const [header, ...rows] = csvRows(text);
  const columns = (header?.cells ?? []).map(columnOf);
  const known = new Map(castaways.map((castaway) => [nameKey(castaway.name), castaway]));
  const faults = new Map(rejected.map(({ line, error }) => [line, error]));
  const planned = rows.map(({ line, cells: written }): PlannedLine => {
    const cells = written.map(withoutGuard);
    const name = cells[columns.indexOf('name')]?.trim() ?? '';
    const fault = faults.get(line);
    faults.delete(line);
    if (fault !== undefined) return { line, name, kind: 'fault', words: fault };
    const stored = known.get(nameKey(name));
    if (!stored) return { line, name, kind: 'new', words: '' };
    const changes = columns.flatMap((column, place) =>
      column ? changeOf(stored, column, cells[place]?.trim() ?? '') : [],
    );
    return { line, name, kind: changes.length === 0 ? 'same' : 'changed', words: changes.join('; ') };
  });
  // A fault must never go unseen, though its line be none of those.
  const others = [...faults].map(([line, words]): PlannedLine => ({ line, name: '', kind: 'fault', words }));
  return [...planned, ...others].sort((one, other) => one.line - other.line);
}

function columnOf(heading: string): Column | undefined {
  const letters = heading.replaceAll(/\s/gu, '').toLowerCase();
  return COLUMNS.find((column) => column.toLowerCase() === letters);
}

/** 'Tribe: Ember → Tide', or nothing where the file says what is saved already. */
function changeOf(stored: Castaway, column: Column, cell: string): string[] {
  // An empty one says nothing.
  if ((column === 'eliminated' || column === 'eliminatedInWeek') && cell === '') return [];
  const before = column === 'eliminated' ? yesOrNo(stored.eliminated) : String(stored[column] ?? '');
  const after =
    column === 'eliminated'
      ? yesOrNo(/^(true|yes)$/iu.test(cell))
      : (column === 'age' || column === 'eliminatedInWeek') && cell !== ''
        ? String(Number(cell))
        : cell;
  return before === after ? [] : [`${SAID[column]}: ${before || 'none'} → ${after || 'none'}`];
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** '3 created, 1 changed' */
export const counted = ({ created, updated }: CastawayImport): string =>
  `${created} created, ${updated} changed`;

type Row = readonly (string | number | null)[];

/** An empty file to fill in, with one line that shows how. */
export const TEMPLATE: readonly Row[] = [
  COLUMNS,
  ['Example Castaway', 'Ember', 'Beekeeper', 34, 'Bend, OR → Boise, ID', '', 'no', ''],
];

/** The castaways as a file that can be changed and taken in again. */
export const fileOf = (castaways: readonly Castaway[]): readonly Row[] => [
  COLUMNS,
  ...castaways.map((one) => [
    one.name,
    one.tribe,
    one.occupation,
    one.age,
    one.hometown,
    one.imageUrl,
    yesOrNo(one.eliminated),
    one.eliminatedInWeek,
  ]),
];
