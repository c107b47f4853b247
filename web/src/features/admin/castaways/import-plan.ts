/** What importing a file of castaways would do, line by line. */
import type { Castaway, CastawayImport } from '@torchbearer/contract/client';
import { castawayNameKey, isSameSpelling } from '@torchbearer/rules';
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

/**
 * @param text a file that the server could read
 * @param castaways the current cast
 * @param rejected the errors that the server found
 */
export function planLines(
  text: string,
  castaways: readonly Castaway[],
  rejected: CastawayImport['rejected'],
): readonly PlannedLine[] {
  const [header, ...rows] = csvRows(text);
  const columns = (header?.cells ?? []).map(columnOf);
  const known = new Map(castaways.map((castaway) => [castawayNameKey(castaway.name), castaway]));
  const errors = new Map(rejected.map(({ line, error }) => [line, error]));
  const planned = rows.map(({ line, cells: written }): PlannedLine => {
    const cells = written.map(withoutGuard);
    const name = cells[columns.indexOf('name')]?.trim() ?? '';
    const lineError = errors.get(line);
    errors.delete(line);
    if (lineError !== undefined) return { line, name, kind: 'fault', words: lineError };
    const stored = known.get(castawayNameKey(name));
    if (!stored) return { line, name, kind: 'new', words: '' };
    const changes = columns.flatMap((column, place) =>
      column ? changeOf(stored, column, cells[place]?.trim() ?? '') : [],
    );
    return { line, name, kind: changes.length === 0 ? 'same' : 'changed', words: changes.join('; ') };
  });
  // Show every error, even if its line is not in the list.
  const others = [...errors].map(([line, words]): PlannedLine => ({ line, name: '', kind: 'fault', words }));
  return [...planned, ...others].sort((one, other) => one.line - other.line);
}

function columnOf(heading: string): Column | undefined {
  const letters = heading.replaceAll(/\s/gu, '').toLowerCase();
  return COLUMNS.find((column) => column.toLowerCase() === letters);
}

/** 'Tribe: Ember → Tide', or nothing if the file matches what is saved. */
function changeOf(stored: Castaway, column: Column, cell: string): string[] {
  // An empty cell changes nothing.
  if ((column === 'eliminated' || column === 'eliminatedInWeek') && cell === '') return [];
  const before = column === 'eliminated' ? yesOrNo(stored.eliminated) : String(stored[column] ?? '');
  const after =
    column === 'eliminated'
      ? yesOrNo(/^(true|yes)$/iu.test(cell))
      : (column === 'age' || column === 'eliminatedInWeek') && cell !== ''
        ? String(Number(cell))
        : cell;
  const isSame = column === 'name' ? isSameSpelling(before, after) : before === after;
  return isSame ? [] : [`${SAID[column]}: ${before || 'none'} → ${after || 'none'}`];
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** '3 created, 1 changed' */
export const counted = ({ created, updated }: CastawayImport): string =>
  `${created} created, ${updated} changed`;

type Row = readonly (string | number | null)[];

/** A template with one sample line. */
export const TEMPLATE: readonly Row[] = [
  COLUMNS,
  ['Example Castaway', 'Ember', 'Beekeeper', 34, 'Bend, OR → Boise, ID', '', 'no', ''],
];

/** The cast as a file that can be edited and imported again. */
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
