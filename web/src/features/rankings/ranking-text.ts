/** A ranking as text: one name a line, the most wanted first. */
import type { Order } from './ranking-order.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

export type ReadRanking =
  | { readonly order: Order }
  /** Error sentences for the user. */
  | { readonly problems: readonly string[] };

export const writeRanking = (castaways: readonly Named[]): string =>
  castaways.map(({ name }) => name).join('\n');

/** The lines that are not blank, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const QUOTES = /["'`´‘’‚‛“”„‟′″«»‹›＂＇]/g;

/** Names are compared without case, quotes and blanks. */
const plain = (name: string): string =>
  name.normalize('NFKC').replace(QUOTES, '').replace(/\s+/g, ' ').trim().toLowerCase();

export function readRanking(text: string, castaways: readonly Named[]): ReadRanking {
  const lines = linesOf(text);
  if (lines.length !== castaways.length) {
    return { problems: [`Please enter exactly ${castaways.length} castaway names (one per line)`] };
  }
  const plainNames = castaways.map((castaway) => ({ ...castaway, plain: plain(castaway.name) }));
  const order: string[] = [];
  const unknown: string[] = [];
  const repeated = new Set<string>();
  for (const line of lines) {
    const bearers = plainNames.filter((castaway) => castaway.plain === plain(line));
    const next = bearers.find(({ id }) => !order.includes(id));
    if (next) order.push(next.id);
    else if (bearers[0]) repeated.add(bearers[0].name);
    else unknown.push(line);
  }
  const problems = [];
  if (unknown.length > 0) problems.push(`Could not find: ${unknown.join(', ')}`);
  if (repeated.size > 0) {
    const missing = castaways.filter(({ id }) => !order.includes(id)).map(({ name }) => name);
    problems.push(`More than once: ${[...repeated].join(', ')}. Missing: ${missing.join(', ')}.`);
  }
  return problems.length > 0 ? { problems } : { order };
}
