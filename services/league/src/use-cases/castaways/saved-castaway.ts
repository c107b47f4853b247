import { Refusal } from '@torchbearer/kit';
import type { CastawayRow } from '../../db/tables.js';

/** What was saved. @throws Refusal CASTAWAY_NAME_TAKEN where another has the name */
export async function savedCastaway(saving: Promise<CastawayRow | null>): Promise<CastawayRow> {
  const saved = await saving;
  if (saved === null) throw new Refusal('CASTAWAY_NAME_TAKEN');
  return saved;
}
