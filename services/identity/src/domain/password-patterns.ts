/** The longest block that is looked for: '1234' of '12341234'. */
const LONGEST_BLOCK = 4;

/** Digits as the keyboard has them, and letters of QWERTY, QWERTZ and AZERTY keyboards. */
const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];

/**
 * Whether a password in lower case is one block over and over, a run of the alphabet or of digits, or a run along a row
 * of the keyboard, forwards or backwards. Lists of common passwords leave such out.
 */
export function isPattern(password: string): boolean {
  const signs = [...password];
  return isRepeated(signs) || isRun(signs, 1) || isRun(signs, -1) || isAlongRow(signs);
}

/** 'aaaaaa', '121212', and '1231231', whose last block is cut short. */
function isRepeated(signs: readonly string[]): boolean {
  for (let length = 1; length <= LONGEST_BLOCK && length * 2 <= signs.length; length++) {
    if (signs.every((sign, index) => index < length || sign === signs[index - length])) return true;
  }
  return false;
}

const isRun = (signs: readonly string[], step: 1 | -1): boolean => {
  const points = signs.map((sign) => sign.codePointAt(0) ?? 0);
  return points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step);
};

function isAlongRow(signs: readonly string[]): boolean {
  const [forwards, backwards] = [signs.join(''), signs.toReversed().join('')];
  return KEYBOARD_ROWS.some((row) => row.includes(forwards) || row.includes(backwards));
}
