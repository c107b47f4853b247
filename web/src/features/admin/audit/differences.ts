/** What an audit entry changed, field by field, in words. */
import { inShowTime } from '../../../time/format.js';

export interface Difference {
  /** 'Picks close at'; for points, the castaway's name. */
  readonly field: string;
  /** null if there was no value before. */
  readonly before: string | null;
  /** null if there is no value after. */
  readonly after: string | null;
}

/** @param before, after what the log holds: JSON of any shape, null for nothing */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((one) => one.before !== one.after);
}

type Fields = ReadonlyMap<string, string | null>;
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Keyed by the path through nested fields: 'Updated · Juniper Hale · Tribe'. */
function fieldsOf(state: unknown, path: readonly string[] = []): Fields {
  if (!isJson(state)) return new Map(path.length > 0 || state ? [[nameOf(path), written(state)]] : []);
  if (Array.isArray(state) && !state.some(isJson)) return new Map([[nameOf(path), listed(state)]]);
  const parts = Array.isArray(state) ? state.flatMap(partOfList) : Object.entries(state).map(partOfObject);
  return new Map(parts.flatMap(([name, value]) => [...fieldsOf(value, [...path, name])]));
}

const partOfObject = ([key, value]: [string, unknown]): [string, unknown] => [inWords(key), value];

/** Items of a list are keyed by name, so that before and after match even if their positions differ. */
function partOfList(item: unknown, place: number): [string, unknown][] {
  if (!isJson(item)) return [[String(place + 1), item]];
  const key = ['castaway', 'name'].find((one) => typeof item[one] === 'string');
  if (key === undefined) return [[String(place + 1), item]];
  const { [key]: own, ...rest } = item;
  const values = Object.values(rest);
  // `{ castaway, points }` fits on one line.
  return [[own as string, values.length === 1 ? values[0] : rest]];
}

const nameOf = (path: readonly string[]): string => path.join(' · ') || 'Value';

/** 'picksCloseAt' → 'Picks close at' */
function inWords(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? inShowTime(value) : value;
}

const listed = (values: readonly unknown[]): string | null =>
  values.map(written).filter(Boolean).join(', ') || null;
