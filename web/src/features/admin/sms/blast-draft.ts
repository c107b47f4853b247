/** A blast being written: its text and its recipients. */
import type { CallRequest, User } from '@torchbearer/contract/client';
import { tenDigits } from '../../../ui/phone.js';

export type BlastBody = CallRequest<'sendBlast'>['body'];
export type RecipientFilter = BlastBody['recipientFilter'];

export type Recipient = Pick<User, 'id' | 'name' | 'phone'>;

export interface BlastDraft {
  readonly message: string;
  readonly filter: RecipientFilter;
  /** Chosen players, and phone numbers as typed; read for the filter `custom` only. */
  readonly players: readonly Recipient[];
  readonly numbers: string;
}

export const EMPTY_DRAFT: BlastDraft = { message: '', filter: 'all', players: [], numbers: '' };

/**
 * Phone numbers separated by commas, semicolons or line breaks, as +1 and ten digits; `faults` are the
 * invalid ones.
 */
export function readNumbers(typed: string): {
  readonly phones: readonly string[];
  readonly faults: readonly string[];
} {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isNumber = (part: string) => /^[\d\s().+-]+$/.test(part) && tenDigits(part) !== null;
  return {
    phones: parts.filter(isNumber).map((part) => `+1${tenDigits(part) ?? ''}`),
    faults: parts.filter((part) => !isNumber(part)),
  };
}

/** The request body: the same draft gives the same body, whatever the order of the recipients. */
export function bodyOf({ message, filter, players, numbers }: BlastDraft): BlastBody {
  const content = { message: message.trim(), recipientFilter: filter };
  if (filter !== 'custom') return content;
  return {
    ...content,
    customRecipients: [...new Set([...players.map(({ id }) => id), ...readNumbers(numbers).phones])].sort(),
  };
}

/** Whether the draft has no recipients; for the other filters only the server knows them. */
export const namesNobody = ({ recipientFilter, customRecipients }: BlastBody): boolean =>
  recipientFilter === 'custom' && (customRecipients ?? []).length === 0;

type Recipients = Partial<Pick<BlastBody, 'recipientFilter' | 'customRecipients'>>;

/** Whether two bodies have the same recipients, whatever their text. */
export const sameRecipients = (one: unknown, other: Recipients): boolean =>
  JSON.stringify(recipientsOf(one as Recipients)) === JSON.stringify(recipientsOf(other));

const recipientsOf = ({ recipientFilter, customRecipients }: Recipients) => [
  recipientFilter,
  customRecipients,
];

/** The recipients of a custom body, each once, by name; numbers without an account stay numbers. */
export function recipientNames(body: BlastBody, users: readonly Recipient[]): readonly string[] {
  const names = (body.customRecipients ?? []).map((named) => {
    const user = users.find(({ id, phone }) => id === named || phone === named);
    return [user?.id ?? named, user?.name ?? named] as const;
  });
  return [...new Map(names).values()];
}
