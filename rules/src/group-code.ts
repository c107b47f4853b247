/** Codes with which players join a group: ten characters of Crockford's base32 (50 bits), shown as XXXXX-XXXXX. */

/** Digits and letters without I, L, O and U. */
export const GROUP_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GROUP_CODE_LENGTH = 10;

const CODE = new RegExp(`^[${GROUP_CODE_ALPHABET}]{${GROUP_CODE_LENGTH}}$`);

/** The code that was typed, in any case, with any blanks and dashes, O for 0, and I or L for 1; null if it is none. */
export function readGroupCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** The code as people read it. */
export const shownGroupCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
