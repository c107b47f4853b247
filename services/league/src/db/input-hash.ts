/**
 * The hash of the draft's inputs, kept until they change. Triggers note each change of an input in its own transaction
 * (see `create-preview-pages`).
 */
import type { Tx } from '@torchbearer/kit';
import { hashOf } from './draft-hash.js';
import { readDraftInputs } from './draft-inputs.js';

/** The current inputs with their hash, which is kept. */
export async function readHashedInputs(tx: Tx) {
  await lock(tx);
  // First: a change that is committed after this statement stays noted, whether it is read or not.
  await tx.run('delete from draft_input_changes');
  const inputs = await readDraftInputs(tx);
  const hash = hashOf(inputs.inputs, inputs.differences);
  await tx.run('update draft_input_hash set hash = $1', [hash]);
  return { ...inputs, hash };
}

/** Without reading the inputs if nothing has changed. */
export async function currentInputHash(tx: Tx): Promise<string> {
  const kept = await keptHash(tx);
  if (kept !== null) return kept;
  await lock(tx);
  // Another call may have computed it meanwhile.
  return (await keptHash(tx)) ?? (await readHashedInputs(tx)).hash;
}

/** One call at a time, until its transaction ends; changes of the inputs do not wait. */
const lock = (tx: Tx): Promise<unknown> => tx.rows('select from draft_input_hash for update');

async function keptHash(tx: Tx): Promise<string | null> {
  const [kept] = await tx.rows<{ hash: string | null }>(
    'select hash from draft_input_hash where not exists (select from draft_input_changes)',
  );
  return kept?.hash ?? null;
}
