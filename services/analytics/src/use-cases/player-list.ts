/** Lists with one row per player, encoded without an object for each: as messages and as JSON. */
import type { LeagueModel } from '@torchbearer/rules/league';
import { ByteWriter, MOST_OF_NUMBER, sizeOfNumber, type NumberType } from './byte-writer.js';

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
  const writer = new ByteWriter(bytes.length + slots.length * (6 + numbers.length * MOST_OF_NUMBER));
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
export function jsonOf(model: LeagueModel, { slots, id, columns }: PlayerList): Buffer {
  const { bytes, from } = quotedOf(model);
  const start = `{"${id}":`;
  const keys = columns.map(({ key }) => `,"${key}":`);
  const most = start.length + keys.join('').length + columns.length * MOST_OF_JSON_NUMBER + 2;
  const writer = new ByteWriter(bytes.length + slots.length * most + 2);
  writer.ascii('[');
  for (let row = 0; row < slots.length; row++) {
    const [ofId, ofName, end] = [2 * slots[row]!, 2 * slots[row]! + 1, 2 * slots[row]! + 2];
    if (row > 0) writer.ascii(',');
    writer.ascii(start);
    writer.copy(bytes, from[ofId]!, from[ofName]!);
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]!;
      writer.ascii(keys[index]!);
      if (isNumber(column)) writer.ascii(String(column.values[row]!));
      else writer.copy(bytes, from[ofName]!, from[end]!);
    }
    writer.ascii('}');
  }
  writer.ascii(']');
  return writer.written();
}

/** As in -1.2345678901234567e-100. */
const MOST_OF_JSON_NUMBER = 25;

/** Encoded ids and names, by slot, and where each begins. */
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

/** As fields of a message: each id with the name. */
const labelsOf = perNames((model: LeagueModel, nameField: number): Labels => {
  const { players, names } = model;
  const { ids } = players;
  let most = 0;
  for (let slot = 0; slot < ids.length; slot++) most += 12 + 3 * (ids[slot]!.length + names[slot]!.length);
  const writer = new ByteWriter(most);
  const from = new Int32Array(ids.length + 1);
  for (let slot = 0; slot < ids.length; slot++) {
    writer.text(ID, ids[slot]!);
    writer.text(nameField, names[slot]!);
    from[slot + 1] = writer.length;
  }
  return { bytes: Buffer.from(writer.written()), from };
});

/** As JSON: each id, and then the name. */
const quotedOf = perNames(({ players, names }: LeagueModel): Labels => {
  const texts = players.ids.flatMap((id, slot) => [JSON.stringify(id), JSON.stringify(names[slot]!)]);
  const writer = new ByteWriter(texts.reduce((most, text) => most + 3 * text.length, 0));
  const from = new Int32Array(texts.length + 1);
  texts.forEach((text, index) => {
    writer.utf8(text);
    from[index + 1] = writer.length;
  });
  return { bytes: Buffer.from(writer.written()), from };
});
