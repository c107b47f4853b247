import type { Tx } from '@torchbearer/kit';

/** A message's text for people to read: nobody has to know the code of another. */
export const MASKED_TEXT = `case when kind = 'code' then regexp_replace(text, '\\d{6}', '******') else text end`;

/** In an update of a message that has come to an end: number and words of a deleted account go as well, and codes. */
export const ERASE_ORPHANED = `phone = case when user_id is null then '' else phone end,
  text = case when user_id is null then '' else ${MASKED_TEXT} end`;

/**
 * Takes a deleted account's number and words out of the log. What is being handed over right now keeps them until
 * its end is known: it could not be looked up without. What came in from the account's numbers while nobody was known
 * by them (before one was added to the profile, say) goes as well, unless somebody else has that number now.
 * @param phone the account's last one; null for none
 */
export async function eraseMessages(tx: Tx, userId: string, phone: string | null): Promise<void> {
  await tx.run(
    `update inbound set user_id = null, phone = '', text = '', reply = null
     where user_id = $1 or (user_id is null
       and phone in (select $2 union select phone from inbound where user_id = $1
         union select phone from messages where user_id = $1)
       and not exists (select from users where users.phone = inbound.phone))`,
    [userId, phone],
  );
  await tx.run(`update messages set user_id = null where user_id = $1 and state = 'SENDING'`, [userId]);
  await tx.run(
    `update messages set user_id = null, phone = '', text = '',
       state = case when state = 'QUEUED' then 'SKIPPED' else state end,
       error = case when state = 'QUEUED' then 'The account was deleted' else error end
     where user_id = $1`,
    [userId],
  );
}
