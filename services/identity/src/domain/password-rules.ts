import { isOfContext, isPattern } from './password-patterns.js';

/** What others know of the password's owner and would try first. */
export interface PasswordOwner {
  readonly email: string;
  readonly username: string | null;
  readonly name: string;
  readonly displayName?: string | null;
}

const COMMON = 'This is one of the most common passwords, which are guessed first. Please choose another.';
const OF_CONTEXT =
  'This password is made of words of the show, which are guessed first. Please choose another.';
const notYour = (what: string): string => `Your password must not be your ${what}. Please choose another.`;

/**
 * Why a new password is too easy to guess, as a sentence for its owner; null if it is acceptable. Its length is
 * checked elsewhere.
 * @param isCommon whether a password in lower case is among the most common ones
 */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): string | null {
  const isSame = sameAs(password);
  if (isSame(owner.email) || isSame(owner.email.split('@')[0] ?? '')) return notYour('email address');
  if (isSame(owner.username ?? '')) return notYour('username');
  const names = [owner.name, owner.displayName ?? ''];
  if (names.flatMap((name) => [name, ...name.split(/\s+/)]).some(isSame)) return notYour('name');
  const typed = password.normalize('NFC').toLowerCase();
  if (isCommon(typed) || isPattern(typed)) return COMMON;
  return isOfContext(typed) ? OF_CONTEXT : null;
}

/** 'Robin Vale', 'robin.vale' and 'RobinVale' are the same guess. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function sameAs(password: string): (known: string) => boolean {
  const typed = bare(password);
  return (known) => typed !== '' && typed === bare(known);
}
