import type { Tx } from '@torchbearer/kit';

/** A message's text for people to read, with codes masked. */
export const MASKED_TEXT = `case when kind = 'code' then regexp_replace(text, '\\d{6}', '******') else text end`;

/** Part of an update that ends a message: it also erases a deleted account's number and text, and masks codes. */
export const ERASE_ORPHANED = `phone = case when user_id is null then '' else phone end,
  text = case when user_id is null then '' else ${MASKED_TEXT} end`;

/**
 * Erases deleted accounts' numbers and texts from the log. A message that is being sent keeps them until its outcome
 * is known, because it could not be looked up without. Messages received from these numbers before they belonged to
 * the account are erased too, unless another account has the number now.
 * @param phones the accounts' last numbers
 */
export async function eraseMessages(
  tx: Tx,
  userIds: readonly string[],
  phones: readonly string[],
): Promise<void> {
  await tx.run(
    `update inbound set user_id = null, phone = '', text = '', reply = null
     where user_id = any ($1) or (user_id is null
       and phone in (select unnest($2::text[]) union select phone from inbound where user_id = any ($1)
         union select phone from messages where user_id = any ($1))
       and not exists (select from copied.users where users.phone = inbound.phone))`,
    [userIds, phones],
  );
  await tx.run(`update messages set user_id = null where user_id = any ($1) and state = 'SENDING'`, [
    userIds,
  ]);
  await tx.run(
    `update messages set user_id = null, phone = '', text = '',
       state = case when state = 'QUEUED' then 'SKIPPED' else state end,
       error = case when state = 'QUEUED' then 'The account was deleted' else error end
     where user_id = any ($1)`,
    [userIds],
  );
}
