import { Refusal } from '@torchbearer/kit';
import type { CastawayRow } from '../../db/tables.js';

/** The saved castaway. @throws Refusal CASTAWAY_NAME_TAKEN if another has the name */
export async function savedCastaway(saving: Promise<CastawayRow | null>): Promise<CastawayRow> {
  const saved = await saving;
  if (saved === null) throw new Refusal('CASTAWAY_NAME_TAKEN');
  return saved;
}
