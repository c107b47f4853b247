/** What an attack is, how attacks run, and the table of results. */
import type { Target } from './target.js';

export interface Attack {
  /** What the attacker tries, in a few words. */
  readonly name: string;
  /** Left out of the short run. */
  readonly isLong?: true;
  /** Its time limit, if longer than usual. */
  readonly limitMs?: number;
  /**
   * Ends what keeps the process running, such as a browser, when `isOver` aborts: its time is over.
   * @throws Error if the attack succeeded
   */
  readonly run: (target: Target, isOver: AbortSignal) => Promise<void>;
}

export interface Family {
  readonly name: string;
  /** Its attacks cause no load and share nothing, so they can run in parallel. */
  readonly isParallel?: true;
  readonly attacks: readonly Attack[];
}

export interface Outcome {
  readonly family: string;
  readonly attack: string;
  /** How the attack succeeded; null if the defense held. */
  readonly error: string | null;
}

export interface Report {
  readonly outcomes: readonly Outcome[];
  /** The attacks that the short run skipped. */
  readonly leftOut: readonly Pick<Outcome, 'family' | 'attack'>[];
}

/**
 * The families whose name contains one of these parts; all families if no parts are given.
 * @throws Error that lists the families, if no name contains one of the parts
 */
export function familiesOf(families: readonly Family[], parts: readonly string[]): readonly Family[] {
  const has = ({ name }: Family, part: string): boolean => name.toLowerCase().includes(part.toLowerCase());
  const unknown = parts.filter((part) => !families.some((family) => has(family, part)));
  if (unknown.length > 0) {
    const names = families.map(({ name }) => name).join(', ');
    throw new Error(`No family of attacks has ${unknown.join(' or ')} in its name. There are: ${names}.`);
  }
  return families.filter((family) => parts.length === 0 || parts.some((part) => has(family, part)));
}

export interface RunOptions {
  readonly isQuick?: boolean;
  /** An attack that takes longer counts as failed. */
  readonly limitMs?: number;
  readonly say?: (line: string) => void;
}

/** Runs one family after the other, because the load of one would make another fail. */
export async function runAttacks(
  families: readonly Family[],
  target: Target,
  { isQuick = false, limitMs = 90_000, say = () => undefined }: RunOptions = {},
): Promise<Report> {
  const outcomes: Outcome[] = [];
  const leftOut: Pick<Outcome, 'family' | 'attack'>[] = [];
  for (const family of families) {
    const startedAt = performance.now();
    const tryOne = async (attack: Attack): Promise<void> => {
      const error = await errorOf(attack, target, attack.limitMs ?? limitMs);
      outcomes.push({ family: family.name, attack: attack.name, error });
      if (error !== null) say(`FAILED  ${family.name}: ${attack.name}\n        ${error}`);
    };
    const isLeftOut = ({ isLong }: Attack): boolean => isQuick && isLong === true;
    const attacks = family.attacks.filter((attack) => !isLeftOut(attack));
    for (const { name } of family.attacks.filter(isLeftOut)) {
      leftOut.push({ family: family.name, attack: name });
    }
    if (attacks.length === 0) continue;
    if (family.isParallel) await Promise.all(attacks.map(tryOne));
    else for (const attack of attacks) await tryOne(attack);
    say(`${family.name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  }
  return { outcomes, leftOut };
}

async function errorOf(attack: Attack, target: Target, limitMs: number): Promise<string | null> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), limitMs);
  const timeout = new Promise<never>((_, reject) => {
    over.signal.onabort = () => reject(new Error(`no end after ${limitMs} ms`));
  });
  try {
    await Promise.race([attack.run(target, over.signal), timeout]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

export const hasFailed = ({ outcomes }: Report): boolean =>
  // Without attempts nothing was proven.
  outcomes.length === 0 || outcomes.some(({ error }) => error !== null);

/** One line per family: attack, cases, held, failed, and how many the short run skipped. */
export function tableOf({ outcomes, leftOut }: Report): string {
  const names = [...new Set([...outcomes, ...leftOut].map(({ family }) => family))];
  const rows = names.map((name) => {
    const isOf = ({ family }: { readonly family: string }): boolean => family === name;
    return rowOf(name, outcomes.filter(isOf), leftOut.filter(isOf).length);
  });
  const lines = [['attack', 'cases', 'held', 'failed', ''], ...rows, rowOf('all', outcomes, leftOut.length)];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return lines
    .map(([name = '', cases = '', blocked = '', failed = '', note = '']) =>
      [name.padEnd(width), ...[cases, blocked, failed].map((one) => one.padStart(6)), note]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(name: string, outcomes: readonly Outcome[], leftOut: number): string[] {
  const failed = outcomes.filter(({ error }) => error !== null).length;
  const counts = [outcomes.length, outcomes.length - failed, failed].map(String);
  return [name, ...counts, leftOut === 0 ? '' : `(${leftOut} left out)`];
}
