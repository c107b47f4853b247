import type { Chance } from '../../context.js';

/** Two groups draw the same code once in 2^50 times. */
const MOST_TRIES = 5;

/** Saves something with a new code. @param save false if another group has the code */
export async function withFreeCode(
  chance: Pick<Chance, 'groupCode'>,
  save: (code: string) => Promise<boolean>,
): Promise<void> {
  for (let tried = 0; tried < MOST_TRIES; tried++) if (await save(chance.groupCode())) return;
  throw new Error(`${MOST_TRIES} new codes in a row belong to other groups.`);
}
