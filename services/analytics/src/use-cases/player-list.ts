/** Lists with one row per player, encoded without an object for each: as messages and as JSON. */
import type { LeagueModel } from '../domain/league-model.js';
import { MessageWriter, MOST_OF_NUMBER, sizeOfNumber, type NumberType } from './message-writer.js';

export interface PlayerList {
  /** The player of each row. */
  readonly slots: Int32Array;
  /** The id's name in JSON; it is field 1 of the row's message. */
  readonly id: string;
  /** In the order of the JSON. */
  readonly columns: readonly (NameColumn | NumberColumn)[];
}

/** The player's name. */
interface NameColumn {
  readonly key: 'name';
  readonly field: number;
}

interface NumberColumn {
  readonly key: string;
  readonly field: number;
  readonly type: NumberType;
  /** By row. */
  readonly values: ArrayLike<number>;
}

const isNumber = (column: NameColumn | NumberColumn): column is NumberColumn => 'values' in column;

/** The rows' field of each response. */
const ROWS = 1;
const ID = 1;

/** The rows as field 1 of a message. Names come before the numbers: the order of a message's fields is free. */
export function rowsOf(model: LeagueModel, { slots, columns }: PlayerList): Buffer {
  const labels = labelsOf(model, columns.find(({ key }) => key === 'name')?.field ?? 0);
  const numbers = columns.filter(isNumber);
  const { bytes, from } = labels;
  // Each with its tag and length, too.
  const writer = new MessageWriter(bytes.length + slots.length * (6 + numbers.length * MOST_OF_NUMBER));
  for (let row = 0; row < slots.length; row++) {
    const [start, end] = [from[slots[row]!]!, from[slots[row]! + 1]!];
    let size = end - start;
    for (const { type, values } of numbers) size += sizeOfNumber(type, values[row]!);
    writer.nested(ROWS, size);
    writer.copy(bytes, start, end);
    for (const { field, type, values } of numbers) writer.number(field, type, values[row]!);
  }
  return writer.written();
}

/** The rows as a JSON array. */
export function jsonOf(model: LeagueModel, { slots, id, columns }: PlayerList): string {
  const { ids, names } = quotedOf(model);
  const start = `{"${id}":`;
  const keys = columns.map(({ key }) => `,"${key}":`);
  const rows = new Array<string>(slots.length);
  for (let row = 0; row < rows.length; row++) {
    let text = start + ids[slots[row]!]!;
    for (let index = 0; index < keys.length; index++) {
      const column = columns[index]!;
      text += keys[index]! + (isNumber(column) ? column.values[row]! : names[slots[row]!]!);
    }
    rows[row] = text;
  }
  return rows.length === 0 ? '[]' : `[${rows.join('},')}}]`;
}

/** The encoded id and name of each player, by slot. */
interface Labels {
  readonly bytes: Buffer;
  readonly from: Int32Array;
}

/** Keeps what is made of a league's ids and names until there are others, for each field number. */
function perNames<T>(
  make: (model: LeagueModel, field: number) => T,
): (model: LeagueModel, field?: number) => T {
  type ByField = Map<number, { readonly of: number; readonly value: T }>;
  const made = new WeakMap<LeagueModel, ByField>();
  return (model, field = 0) => {
    const byField: ByField = made.get(model) ?? new Map();
    made.set(model, byField);
    let found = byField.get(field);
    if (found?.of !== model.nameChanges)
      byField.set(field, (found = { of: model.nameChanges, value: make(model, field) }));
    return found.value;
  };
}

const labelsOf = perNames((model: LeagueModel, nameField: number): Labels => {
  const { players, names } = model;
  const { ids } = players;
  let most = 0;
  for (let slot = 0; slot < ids.length; slot++) most += 12 + 3 * (ids[slot]!.length + names[slot]!.length);
  const writer = new MessageWriter(most);
  const from = new Int32Array(ids.length + 1);
  for (let slot = 0; slot < ids.length; slot++) {
    writer.text(ID, ids[slot]!);
    writer.text(nameField, names[slot]!);
    from[slot + 1] = writer.length;
  }
  return { bytes: Buffer.from(writer.written()), from };
});

/** The ids and names of the players as JSON, by slot. */
const quotedOf = perNames(({ players, names }: LeagueModel) => ({
  ids: players.ids.map((id) => JSON.stringify(id)),
  names: names.map((name) => JSON.stringify(name)),
}));
