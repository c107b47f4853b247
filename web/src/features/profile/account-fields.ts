/** The account form's fields, and its rules. */
import type { User } from '@torchbearer/contract/client';
import { MAX_LENGTH } from '@torchbearer/rules';

export const ACCOUNT_FIELDS = [
  'name',
  'email',
  'username',
  'displayName',
  'city',
  'state',
  'favoriteCastaway',
  'about',
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountFields = Readonly<Record<AccountField, string>>;
/** What was typed and not saved; the fields that nobody touched follow the user. */
export type AccountEdits = Readonly<Partial<AccountFields>>;
export type AccountFaults = Readonly<Partial<Record<string, string>>>;

/** What the form shows: the user, with what was typed over it. */
export function fieldsOf(user: User, edits: AccountEdits): AccountFields {
  const shown = ACCOUNT_FIELDS.map((field) => [field, edits[field] ?? user[field] ?? '']);
  return Object.fromEntries(shown) as AccountFields;
}

/** What is typed still, once `saved` is saved: somebody may have gone on meanwhile. */
export function editsLeft(edits: AccountEdits, saved: AccountFields): AccountEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => value !== saved[field as AccountField]),
  );
}

/** Whether anything differs from what is saved. */
export const isEdited = (user: User, edits: AccountEdits): boolean =>
  Object.entries(edits).some(([field, value]) => value !== (user[field as AccountField] ?? ''));

/** Whether saving asks for another email: one that the user neither has nor is about to confirm. */
export function wantsOtherEmail({ email, pendingEmail }: User, { email: typed }: AccountFields): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted !== '' && wanted !== email.toLowerCase() && wanted !== pendingEmail?.toLowerCase();
}

/** As the server counts: without blanks at either end. */
export const lengthOf = (value: string): number => value.trim().length;

/** The sentence for a text that is too long; those two alone have a limit that people meet. */
export function tooLong(field: 'favoriteCastaway' | 'about', value: string): string | undefined {
  if (lengthOf(value) <= MAX_LENGTH[field]) return undefined;
  return `${field === 'about' ? 'About' : 'Favorite castaway'} must be ${MAX_LENGTH[field]} characters or less`;
}

/** The sentence for each field that must be given and isn't. */
export function missing({ name, email }: AccountFields): AccountFaults {
  return {
    ...(lengthOf(name) === 0 && { name: 'Name is required' }),
    ...(lengthOf(email) === 0 && { email: 'Email is required' }),
  };
}

/** The sentence for a whole form; null where one of its fields says the same already. */
export const saidOnce = (failure: string | null, faults: AccountFaults): string | null =>
  failure !== null && Object.values(faults).includes(failure) ? null : failure;
