/** The longest repeated block to detect: '1234' in '12341234'. */
const MAX_BLOCK = 4;

/** The rows of digits and of QWERTY, QWERTZ and AZERTY letters. */
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
 * Whether a lower-case password is a repeated block, a run of the alphabet or digits, or a run along a keyboard row,
 * in either direction. Lists of common passwords omit these.
 */
export function isPattern(password: string): boolean {
  const signs = [...password];
  return isRepeated(signs) || isRun(signs, 1) || isRun(signs, -1) || isAlongRow(signs);
}

/** 'aaaaaa', '121212', and '1231231', whose last block is cut short. */
function isRepeated(signs: readonly string[]): boolean {
  for (let length = 1; length <= MAX_BLOCK && length * 2 <= signs.length; length++) {
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
