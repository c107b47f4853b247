import type { Tx } from '@torchbearer/kit';

/** A message's text for people to read: nobody has to know the code of another. */
export const MASKED_TEXT = `case when kind = 'code' then regexp_replace(text, '\\d{6}', '******') else text end`;

/** In an update of a message that has come to an end: number and words of a deleted account go as well, and codes. */
export const ERASE_ORPHANED = `phone = case when user_id is null then '' else phone end,
  text = case when user_id is null then '' else ${MASKED_TEXT} end`;

/**
 * Takes deleted accounts' numbers and words out of the log. What is being handed over right now keeps them until its
 * end is known: it could not be looked up without. What came in from the accounts' numbers while nobody was known by
 * them (before one was added to the profile, say) goes as well, unless somebody else has that number now.
 * @param phones the last ones of those accounts that had one
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
