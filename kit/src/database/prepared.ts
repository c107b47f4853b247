import { createHash } from 'node:crypto';

/** Statements of ours are texts of the source, a few dozen a process; whatever makes more of them is not prepared. */
const MOST = 500;
const names = new Map<string, string>();

/**
 * The name under which Postgres keeps a statement's parse and plan on each connection: planning the hot path's joins
 * costs more than running them.
 * @returns undefined where a process has come up with so many texts that keeping them all would cost memory
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return undefined;
  const name = `tb_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
