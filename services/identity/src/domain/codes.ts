/** Neither I, L and 1 nor O and 0: nobody has to ask which it is. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A whole number from 0 to one less than `below`. */
export type RandomInt = (below: number) => number;

const draw = (length: number, randomInt: RandomInt): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A new invite code: ten letters and digits, 49 bits of chance. */
export const drawInviteCode = (randomInt: RandomInt): string => draw(INVITE_LENGTH, randomInt);

/** A password to be read out and typed once, such as `k7wm-p3xq-9htr`: 59 bits of chance. */
export const drawTemporaryPassword = (randomInt: RandomInt): string =>
  Array.from({ length: GROUPS }, () => draw(GROUP_LENGTH, randomInt).toLowerCase()).join('-');

const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 2;

/** What signs in once each in place of a second factor that is lost, such as `K7WM-P3XQ`: 39 bits of chance. */
export const drawRecoveryCodes = (randomInt: RandomInt): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => draw(GROUP_LENGTH, randomInt)).join('-'),
  );

/** An invite code as it is stored, however somebody typed it: NUL and all other signs are left out. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
