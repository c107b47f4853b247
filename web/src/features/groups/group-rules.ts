/** The rules of the forms for groups, and their invite links. */
import { MAX_LENGTH, readGroupCode, shownGroupCode } from '@torchbearer/rules';
import { paths } from '../../paths.js';

export function nameErrors({ name }: { readonly name: string }) {
  const { length } = name.trim();
  if (length === 0) return { name: 'Please enter a name' };
  if (length > MAX_LENGTH.groupName)
    return { name: `Name must be ${String(MAX_LENGTH.groupName)} characters or less` };
  return {};
}

/** The code that was typed, or that the pasted invite link has, as people read it; null if it is none. */
export function codeIn(typed: string): string | null {
  const read = readGroupCode(typed.trim().replace(/^.*\/join\//, ''));
  return read === null ? null : shownGroupCode(read);
}

export const codeErrors = ({ code }: { readonly code: string }) =>
  codeIn(code) === null
    ? { code: 'Please enter the code of the group: ten letters and digits, like 7K2M9-Q4X8Z' }
    : {};

export const inviteLink = (origin: string, code: string): string => `${origin}${paths.joinGroup(code)}`;

export const membersInWords = (count: number): string =>
  count === 1 ? '1 member' : `${String(count)} members`;
