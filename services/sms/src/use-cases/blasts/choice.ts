import { isId, Refusal, type Sql } from '@torchbearer/kit';
import { RecipientFilter } from '@torchbearer/proto/sms/v1/sms';
import { MAX_LENGTH, MAX_RECIPIENTS, parsePhone, type FieldError } from '@torchbearer/rules';
import { z } from 'zod';
import { unknownUsers, type Choice } from '../../db/recipients.js';

/** The recipients of a blast, as a request names them. */
export const choiceInput = {
  filter: z.literal(
    [
      RecipientFilter.RECIPIENT_FILTER_ALL,
      RecipientFilter.RECIPIENT_FILTER_NO_PICKS,
      RecipientFilter.RECIPIENT_FILTER_CUSTOM,
    ],
    'Please choose who gets this message',
  ),
  custom: z
    .array(z.string().max(100))
    .max(MAX_RECIPIENTS, `Please name at most ${MAX_RECIPIENTS} recipients`),
};

/** The message of a blast, as a request has it. */
export const messageInput = z
  .string()
  .trim()
  .max(MAX_LENGTH.textMessage, `A message has at most ${MAX_LENGTH.textMessage} characters`)
  .regex(/^[^\0]*$/, 'must not contain NUL characters');

interface ChoiceRequest {
  readonly filter: RecipientFilter;
  readonly custom: readonly string[];
}

/** Parses the request's choice, without checking who exists. */
export function readChoice({ filter, custom }: ChoiceRequest): Choice {
  if (filter === RecipientFilter.RECIPIENT_FILTER_ALL) return { filter: 'all' };
  if (filter === RecipientFilter.RECIPIENT_FILTER_NO_PICKS) return { filter: 'no-picks' };
  const named = custom.map((entry) => entry.trim());
  return {
    filter: 'custom',
    userIds: named.filter(isId),
    phones: named.flatMap((entry) => (isId(entry) ? [] : (parsePhone(entry) ?? []))),
  };
}

/**
 * A blast leaves out named players who are not opted in, but an unknown entry is an error.
 * @throws Refusal UNKNOWN_USER naming each entry that is neither a player nor a phone number
 */
export async function refuseUnknown(sql: Sql, { filter, custom }: ChoiceRequest): Promise<void> {
  if (filter !== RecipientFilter.RECIPIENT_FILTER_CUSTOM) return;
  const named = custom.map((entry) => entry.trim());
  const unknown = new Set(await unknownUsers(sql, named.filter(isId)));
  const fieldErrors = named.flatMap((entry, place): FieldError[] => {
    const isKnown = isId(entry) ? !unknown.has(entry) : parsePhone(entry) !== null;
    return isKnown ? [] : [{ field: `custom.${place}`, message: 'There is no such player or phone number' }];
  });
  if (fieldErrors.length > 0) throw new Refusal('UNKNOWN_USER', undefined, fieldErrors);
}
