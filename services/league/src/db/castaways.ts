import { asMessage, emit, emitTombstone, type Sql, type Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { castawayNameKey, difference } from '@torchbearer/rules';
import { In } from 'typeorm';
import { eliminationAfter, type CastawayFields } from '../domain/castaways.js';
import { castawayTable, type CastawayRow } from './tables.js';
import { currentWeekNumber, type Reader } from './weeks.js';

const byName = new Intl.Collator('en');

/** Every castaway, by name. */
export async function listCastaways(sql: Reader): Promise<CastawayRow[]> {
  const rows = await sql.manager.find(castawayTable);
  return rows.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export const findCastaway = (sql: Reader, id: string): Promise<CastawayRow | null> =>
  sql.manager.findOneBy(castawayTable, { id });

/** The castaway, locked until the transaction ends. */
export const lockCastaway = (tx: Tx, id: string): Promise<CastawayRow | null> =>
  tx.manager.findOne(castawayTable, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Locks all castaways against changes and drafts until the transaction ends. */
export async function lockAllCastaways(tx: Tx): Promise<void> {
  await tx.run('lock table castaways in exclusive mode');
}

/** Null if another castaway has the name; the transaction has then failed. */
export async function insertCastaway(
  tx: Tx,
  id: string,
  fields: CastawayFields,
  now: Date,
): Promise<CastawayRow | null> {
  const elimination = eliminationAfter(fields, {}, await currentWeekNumber(tx));
  const eliminatedAt = elimination.eliminated ? now : null;
  const nameKey = castawayNameKey(fields.name);
  const row: CastawayRow = { id, version: 1, nameKey, ...fields, ...elimination, eliminatedAt };
  if (!(await isNameFree(tx.manager.insert(castawayTable, row)))) return null;
  await emit(tx, Topics.castaway, changedEvent(row));
  return row;
}

/** Changes a locked castaway. Null if another castaway has the name; the transaction has then failed. */
export async function changeCastaway(
  tx: Tx,
  stored: CastawayRow,
  changes: Partial<CastawayFields>,
  now: Date,
): Promise<CastawayRow | null> {
  const elimination = eliminationAfter(stored, changes, await currentWeekNumber(tx));
  const wanted = {
    ...stored,
    ...changes,
    ...elimination,
    // A corrected week is still the same elimination.
    eliminatedAt: !elimination.eliminated ? null : stored.eliminated ? stored.eliminatedAt : now,
  };
  if (!difference(stored, wanted)) return stored;
  const row: CastawayRow = { ...wanted, nameKey: castawayNameKey(wanted.name), version: stored.version + 1 };
  const { id, ...columns } = row;
  const update = tx.manager.update(castawayTable, { id, version: stored.version }, columns);
  if (!(await isNameFree(update))) return null;
  await emit(tx, Topics.castaway, changedEvent(row));
  return row;
}

/** The ids of the castaways that were drafted, picked or scored. @param ids only of these; null for all */
export async function castawaysInUse(sql: Sql, ids: readonly string[] | null = null): Promise<string[]> {
  const used = await sql.rows<{ id: string }>(
    `select id from castaways
     where ($1::uuid[] is null or id = any ($1))
       and (exists (select from draft_picks where castaway_id = castaways.id)
         or exists (select from copied.picks where castaway_id = castaways.id)
         or exists (select from copied.scored_weeks where castaways.id = any (castaway_ids)))`,
    [ids],
  );
  return used.map(({ id }) => id);
}

/** Deletes a locked castaway. */
export async function removeCastaway(tx: Tx, { id, version }: CastawayRow): Promise<void> {
  await tx.manager.delete(castawayTable, { id });
  await emitTombstone(tx, Topics.castaway, id, version + 1);
}

/** These castaways as they are published. */
export const castawayStates = async (tx: Tx, ids: readonly string[]): Promise<CastawayChanged[]> =>
  (await tx.manager.findBy(castawayTable, { id: In([...ids]) })).map(changedEvent);

async function isNameFree(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'castaways_name_key')
      return false;
    throw error;
  }
}

const changedEvent = (row: CastawayRow): CastawayChanged => ({
  ...asMessage(row),
  stays: [
    {
      outFromWeek: row.eliminatedInWeek ?? undefined,
      enteredAt: row.eliminatedAt ?? undefined,
      backFromWeek: undefined,
    },
  ],
});

export const countEliminated = ({ manager }: Tx): Promise<number> =>
  manager.countBy(castawayTable, { eliminated: true });
