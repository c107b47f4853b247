import { audit, Refusal, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { difference, MAX_CSV_BYTES } from '@torchbearer/rules';
import { z } from 'zod';
import type { Chance, Rpcs } from '../context.js';
import { changeCastaway, insertCastaway, listCastaways, lockAllCastaways } from '../db/castaways.js';
import { lockDraft } from '../db/draft.js';
import type { CastawayRow } from '../db/tables.js';
import { readCastaways, type CastawayList } from '../domain/castaway-csv.js';
import { planImport, type CastawayFields, type ImportPlan } from '../domain/castaways.js';
import { CsvFault, readCsv } from '../domain/csv-table.js';
import { auditedCastaway, savedCastaway } from './castaways.js';

/** `updated` counts changed castaways; castaways that already match the file are in neither count. */
export const importCastaways: Rpcs['importCastaways'] = {
  who: 'admin',
  input: z.object({ csv: z.instanceof(Uint8Array) }),
  handle: async ({ database, chance }, { csv, dryRun }, call) => {
    const { castaways, rejected } = read(csv);
    if (rejected.length > 0) return { created: 0, updated: 0, rejected: [...rejected] };
    return await database.transaction(async (tx) => {
      if (!dryRun) {
        await lockDraft(tx, 'shared');
        await lockAllCastaways(tx);
      }
      const plan = planImport(castaways, await listCastaways(tx));
      if (!dryRun) await save(tx, call, chance, plan);
      return { created: plan.created.length, updated: plan.updated.length, rejected: [] };
    });
  },
};

async function save(
  tx: Tx,
  call: Call,
  chance: Chance,
  { created, updated }: ImportPlan<CastawayRow>,
): Promise<void> {
  if (created.length + updated.length === 0) return;
  const made: CastawayFields[] = [];
  for (const fields of created)
    made.push(auditedCastaway(await savedCastaway(insertCastaway(tx, chance.id(), fields, call.now))));
  const [before, after]: [object[], object[]] = [[], []];
  for (const { stored, changes } of updated) {
    const saved = await savedCastaway(changeCastaway(tx, stored, changes, call.now));
    const changed = difference(auditedCastaway(stored), auditedCastaway(saved));
    // Both sides under the previous name.
    before.push({ castaway: stored.name, ...changed?.before });
    after.push({ castaway: stored.name, ...changed?.after });
  }
  await audit(tx, Topics.leagueAudit, call, {
    action: 'castaways.imported',
    target: { type: 'castaways', id: 'castaways', name: 'Castaways' },
    before: { updated: before },
    after: { created: made, updated: after },
  });
}

/** @throws Refusal TOO_LARGE, CSV_INVALID */
function read(csv: Uint8Array): CastawayList {
  if (csv.length > MAX_CSV_BYTES) throw new Refusal('TOO_LARGE', 'The file must be 1 MB or less.');
  try {
    return readCastaways(readCsv(csv));
  } catch (error) {
    throw error instanceof CsvFault ? new Refusal('CSV_INVALID', error.message) : error;
  }
}
