/**
 * The messages for invalid fields. Schemas have rules and this file has texts: in one place, so that no
 * library text ('Invalid input: expected string, received undefined') can reach a screen.
 */
import type * as z from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Display names of fields, where they differ from the spelled-out camelCase name. */
const LABELS: Readonly<Record<string, string>> = {
  n: 'Week number',
  imageUrl: 'Image URL',
  picksOpenAt: 'Opening time',
  picksCloseAt: 'Closing time',
  castawayId: 'Castaway',
  userId: 'Player',
  previewId: 'Preview',
  order: 'Ranking',
  entries: 'Points list',
  add: 'List of lines',
  remove: 'List of removals',
  ruleId: 'Rule',
  was: 'Points seen',
  isActive: 'Active',
  isAdmin: 'Admin role',
  newPassword: 'Password',
  smsEnabled: 'SMS',
  expiresAt: 'Expiry',
  maxUses: 'Number of uses',
  customRecipients: 'Recipients',
  recipientFilter: 'Recipient choice',
  user1: 'First player',
  user2: 'Second player',
  rankingsCloseAt: 'Rankings deadline',
  draftAt: 'Draft date',
  'idempotency-key': 'Idempotency-Key',
  before: 'Page',
};

/** The display name of the field at this path: `['entries', 3, 'points']` is 'Points'. */
export function labelOf(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'This';
  const spelled = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[name] ?? spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a date and time like 2025-10-09T00:00:00Z',
  guid: 'is not known here',
};

const counted = (count: number | bigint, what: string) => `${count} ${what}${Number(count) === 1 ? '' : 's'}`;

/** Whether a value is missing, in any way that forms and clients send that. */
export const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** The message for a missing required field. */
export function requiredSentence(path: readonly PropertyKey[] | undefined): string {
  const label = labelOf(path);
  return `${label} ${label === 'Points' ? 'are' : 'is'} required`;
}

/** The message for one error; rules with their own message keep it. */
export const sentenceFor = (issue: Issue): string => {
  const path = issue.path ?? [];
  if (path.length === 0 && issue.code === 'invalid_type') return 'Please send a JSON object';
  const label = labelOf(path);
  if (isEmpty(issue.input)) return requiredSentence(path);
  switch (issue.code) {
    case 'invalid_type':
      return `${label} must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'too_small':
      if (issue.origin === 'string') {
        return `${label} must be at least ${counted(issue.minimum, 'character')}`;
      }
      if (issue.origin === 'array')
        return `${label} must have at least ${issue.minimum === 1 ? 'one entry' : `${issue.minimum} entries`}`;
      return `${label} must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `${label} must be ${counted(issue.maximum, 'character')} or less`;
      if (issue.origin === 'array') return `${label} must have at most ${issue.maximum} entries`;
      return `${label} must be at most ${issue.maximum}`;
    case 'invalid_format':
      if (issue.format === 'email') return 'Please enter a valid email';
      return `${label} ${FORMATS[issue.format] ?? 'is not valid'}`;
    case 'invalid_value':
      return `${label} must be one of: ${issue.values.map(String).join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return `${label} is not valid`;
  }
};
