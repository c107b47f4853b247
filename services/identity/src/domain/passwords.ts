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

/** The longest repeated block to detect: '1234' in '12341234'. */
const MAX_BLOCK = 4;

/** The rows of digits and of QWERTY, QWERTZ and AZERTY letters. */
const KEYBOARD_ROWS =
  '1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn'.split(' ');

/**
 * Whether a lower-case password is a repeated block, a run of the alphabet or digits, or a run along a keyboard row,
 * in either direction. Lists of common passwords omit these.
 */
function isPattern(password: string): boolean {
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

/** What comes to mind about this site, the show and its words, and so is guessed first. In lower case, letters only. */
const CONTEXT_WORDS = `
  torchbearer torch bearer survivor castaway tribal council tribe immunity idol merge jury blindside snuffed outwit
  outplay outlast challenge reward fire finale island buff treemail advantage alliance soles hidden spoken vote voted
  fantasy league leaderboard ranking draft season episode`
  .trim()
  .split(/\s+/);
/** Words between them, which alone are no word of the context. */
const FILLERS = ['the', 'has', 'my', 'is', 'and', 'of', 'to', 'out', 'off', 'a', 'i'];
const ONLY_CONTEXT = new RegExp(`^(?:(?:${[...CONTEXT_WORDS, ...FILLERS].join('|')})(?:e?s)?)+$`);
const SOME_CONTEXT = new RegExp(CONTEXT_WORDS.join('|'));

/** Digits and signs that are typed for a letter. */
const LETTER_OF = new Map(
  Object.entries({ 0: 'o', 1: 'i', '!': 'i', 3: 'e', 4: 'a', '@': 'a', 5: 's', $: 's', 7: 't' }),
);

/**
 * Whether a lower-case password has no letters but words of the context: 'torchbearer', 'Tribal-Council 2030',
 * '1mmun1tyIdol!'.
 */
function isOfContext(password: string): boolean {
  const read = (text: string): string => [...text].map((sign) => LETTER_OF.get(sign) ?? sign).join('');
  // Figures may be none ('survivor50'), letters ('5urviv0r'), or letters before a number ('surviv0r50').
  return [password, read(password), read(password.replace(/\P{L}+$/u, ''))]
    .map((reading) => reading.replaceAll(/\P{L}/gu, ''))
    .some((word) => ONLY_CONTEXT.test(word) && SOME_CONTEXT.test(word));
}

const HOUR_MS = 60 * 60_000;

/** The state of a temporary password; all null for an ordinary one. */
interface TemporaryState {
  readonly temporaryUntil: Date | null;
  readonly temporaryUsedAt: Date | null;
}

/** The state of a password that becomes temporary now. */
export const temporaryFrom = (now: Date, hours: number) => ({
  mustChangePassword: true,
  temporaryUntil: new Date(now.getTime() + hours * HOUR_MS),
  temporaryUsedAt: null,
});

/** How the password signs in: always, this once, or no more. */
type SignIn = 'ALWAYS' | 'ONCE' | 'NO_MORE';

/** A temporary password signs in once, before it expires. */
export function signInBy({ temporaryUntil, temporaryUsedAt }: TemporaryState, now: Date): SignIn {
  if (temporaryUntil === null) return 'ALWAYS';
  return temporaryUsedAt === null && now < temporaryUntil ? 'ONCE' : 'NO_MORE';
}

/** The cost of hashing: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const OWASP_COST: PasswordCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash has the current parameters; if not, the next sign-in rehashes. */
export function isCurrent(hash: string, cost: PasswordCost): boolean {
  const [, memoryKib, passes, lanes] = ENCODED.exec(hash) ?? [];
  return (
    Number(memoryKib) === cost.memoryKib && Number(passes) === cost.passes && Number(lanes) === cost.lanes
  );
}
