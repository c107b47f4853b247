/** What an attack is, how attacks are run, and the table of what became of them. */
import type { Place } from './place.js';

export interface Attack {
  /** What the attacker tries, in a few words. */
  readonly name: string;
  /** Left out of the short form. */
  readonly isLong?: true;
  /** How long it may take, where that is longer than usual. */
  readonly limitMs?: number;
  /** Makes the attempt. @throws Error where it got further than it may */
  readonly run: (place: Place) => Promise<void>;
}

export interface Family {
  readonly name: string;
  /** Its attacks load nothing and share nothing, so that they may be tried side by side. */
  readonly isAtOnce?: true;
  readonly attacks: readonly Attack[];
}

export interface Outcome {
  readonly family: string;
  readonly attack: string;
  /** Why it did not hold; null where it did. */
  readonly fault: string | null;
}

export interface Report {
  readonly outcomes: readonly Outcome[];
  /** What the short form did not try. */
  readonly leftOut: readonly Pick<Outcome, 'family' | 'attack'>[];
}

/**
 * Those whose name has one of these parts; all of them where there is none.
 * @throws Error that names the families where a part is in none of their names
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
  /** An attack that has not ended by then counts as failed. */
  readonly limitMs?: number;
  readonly say?: (line: string) => void;
}

/** Families one after the other: what one of them loads would be another's fault. */
export async function runAttacks(
  families: readonly Family[],
  place: Place,
  { isQuick = false, limitMs = 90_000, say = () => undefined }: RunOptions = {},
): Promise<Report> {
  const outcomes: Outcome[] = [];
  const leftOut: Pick<Outcome, 'family' | 'attack'>[] = [];
  for (const family of families) {
    const begun = performance.now();
    const tryOne = async (attack: Attack): Promise<void> => {
      const fault = await faultOf(attack, place, attack.limitMs ?? limitMs);
      outcomes.push({ family: family.name, attack: attack.name, fault });
      if (fault !== null) say(`FAILED  ${family.name}: ${attack.name}\n        ${fault}`);
    };
    const isLeftOut = ({ isLong }: Attack): boolean => isQuick && isLong === true;
    const attacks = family.attacks.filter((attack) => !isLeftOut(attack));
    for (const { name } of family.attacks.filter(isLeftOut)) {
      leftOut.push({ family: family.name, attack: name });
    }
    if (attacks.length === 0) continue;
    if (family.isAtOnce) await Promise.all(attacks.map(tryOne));
    else for (const attack of attacks) await tryOne(attack);
    say(`${family.name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  }
  return { outcomes, leftOut };
}

async function faultOf(attack: Attack, place: Place, limitMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([attack.run(place), tooLong]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

export const hasFailed = ({ outcomes }: Report): boolean =>
  // Nothing tried is nothing shown.
  outcomes.length === 0 || outcomes.some(({ fault }) => fault !== null);

/** A line a family: attack, cases, held, failed, and how many the short form left out. */
export function tableOf({ outcomes, leftOut }: Report): string {
  const names = [...new Set([...outcomes, ...leftOut].map(({ family }) => family))];
  const rows = names.map((name) => {
    const isOf = ({ family }: { readonly family: string }): boolean => family === name;
    return rowOf(name, outcomes.filter(isOf), leftOut.filter(isOf).length);
  });
  const lines = [['attack', 'cases', 'held', 'failed', ''], ...rows, rowOf('all', outcomes, leftOut.length)];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return lines
    .map(([name = '', cases = '', held = '', failed = '', note = '']) =>
      [name.padEnd(width), ...[cases, held, failed].map((one) => one.padStart(6)), note].join('  ').trimEnd(),
    )
    .join('\n');
}

function rowOf(name: string, outcomes: readonly Outcome[], leftOut: number): string[] {
  const failed = outcomes.filter(({ fault }) => fault !== null).length;
  const counts = [outcomes.length, outcomes.length - failed, failed].map(String);
  return [name, ...counts, leftOut === 0 ? '' : `(${leftOut} left out)`];
}
