import { createHash } from 'node:crypto';

/** Statements are constants of the source, a few dozen per process; beyond this limit they are not prepared. */
const MOST = 500;
const names = new Map<string, string>();

/**
 * The name of a prepared statement: planning the hot path's joins costs more than running them. @returns undefined
 * beyond the limit of statements, which would cost memory
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return undefined;
  const name = `tb_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
