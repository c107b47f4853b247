/** The type of an attack, the code that runs attacks, and the table of results. */
import type { Place } from './place.js';

export interface Attack {
  /** The attempt, in a few words. */
  readonly name: string;
  /** Left out of the short run. */
  readonly isLong?: true;
  /** Its time limit, if longer than usual. */
  readonly limitMs?: number;
  /** Makes the attempt. @throws Error if it got further than it may */
  readonly run: (place: Place) => Promise<void>;
}

export interface Family {
  readonly name: string;
  /** Its attacks cause no load and share nothing, so that they may run in parallel. */
  readonly isAtOnce?: true;
  readonly attacks: readonly Attack[];
}

export interface Outcome {
  readonly family: string;
  readonly attack: string;
  /** Why the defense failed; null if it held. */
  readonly fault: string | null;
}

export interface Report {
  readonly outcomes: readonly Outcome[];
  /** The number that the short run skipped. */
  readonly leftOut: readonly Pick<Outcome, 'family' | 'attack'>[];
}

/**
 * The families whose name contains one of these parts; without parts all of them.
 * @throws Error that names the families, if a part is in none of their names
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

/** Families run one after the other, because the load of one would make another fail. */
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
  // No attempts prove nothing.
  outcomes.length === 0 || outcomes.some(({ fault }) => fault !== null);

/** A line per family: attack, cases, held, failed, and how many the short run left out. */
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
