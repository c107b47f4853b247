import fc from 'fast-check';
import { parse } from 'tldts';
import { describe, expect, it } from 'vitest';
import { cleanedName, nameFault, sayableName, wordsFault } from './plain-words.js';

const NAMES: readonly (readonly [what: string, text: string, isFine: boolean])[] = [
  ['letters of any script', 'Zoë 東京 O’Hara-Núñez', true],
  ['an emoji made of several', 'Team 👩‍👩‍👧 🧑🏽‍🚀 ❤️‍🔥 1️⃣', true],
  ['a joiner between letters that join', 'علی‌رضا क्‍ष', true],
  ['a line break', 'Robin\nBcc: all@example.org', false],
  ['a carriage return', 'Robin\rVale', false],
  ['a tab', 'Robin\tVale', false],
  ['a line separator', 'Robin\u2028Vale', false],
  ['an escape', 'Robin\u001b[2J', false],
  ['a turn of direction', 'Robin\u202elaV', false],
  ['an isolate', 'Robin\u2066Vale', false],
  ['a blank without width', 'Rob\u200bin', false],
  ['a letter that shows nothing', 'Robin\u3164Vale', false],
  ['a blank pattern of dots', '\u2800\u2800', false],
  ['a joiner alone', '\u200d', false],
  ['a joiner between Latin letters', 'Ro\u200dbin', false],
  ['a joiner beside an emoji', '🔥\u200d', false],
  ['half a letter', 'Robin\ud83d', false],
  ['an address', 'https://evil.example/x', false],
  ['another scheme', 'see ftp://host', false],
  ['an address without a scheme', 'win at www.evil.example', false],
  ['a host', 'Visit evil.com now', false],
  ['a host and a path', 'evil.io/win', false],
];

/** Every way to write an address of which a mail program or a phone makes a link. */
const ADDRESSES = [
  'bit.ly evil.co x.com evil-site.co torchbearer.app evil.io go.evil.click evil.xn--p1ai E.VIL.click'.split(
    ' ',
  ),
  'evil-x.ai evil1.ai 4.chan.to evil_.fr evils.ai t.me twitch.tv evil.gg about.me nyt.net'.split(' '),
  ['evil.store/win', 'evil.zz/win', '1.2.3.4', '1.2.3.4/x', 'evil.com-now', 'evil.com_now', 'EVIL.CO!'],
  ['evil。com', 'evil．com', 'evil｡com', 'evil․com', 'ｅｖｉｌ．ｃｏ', 'D.Va/win', 'www.D.Va', 'D.Va:80'],
  ['mailto:a', 'mailto:a@b.zz', 'win@evil.example'],
].flat();

/** Dots, figures and slashes as people have them in their names. */
const WITH_DOTS = [
  [
    'J.R. Smith Jr.',
    'J.R.Smith',
    'D.J.',
    'St. John',
    'St.John',
    'Dr. Li',
    'Dr.Who',
    'A.J. Lee',
    'Ph.D. Robin',
  ],
  [
    'robin.vale',
    'john.smith',
    'Robin ... Vale',
    'Washington D.C.',
    'No.1',
    'Season 2.0',
    'U.S.A.',
    '12.05.2030',
  ],
  ['AC/DC', 'Robin (she/her)', '@robin', 'Robin @ home', 'Node.js developer', 'Co. Ltd', 'comrobin'],
].flat();

/** Names with dots of which a phone makes a link, so that mails and texts leave them out. */
const LINKED_NAMES = [
  'Will.i.am D.Va T.J.Co Anna.Li Jet.Li will.I.AM K.D.Lang.Io M.I.A.am J.Lo.St Élan.Re Zoë.Si D.Va. evil.рф'.split(
    ' ',
  ),
  ['Will.i.am and D.Va', 'Anna.Li (she)', 'Robin “T.J.Co” Vale', 'Ｄ．Ｖａ', 'win.co.nz'],
].flat();

describe('a name', () => {
  it.each(NAMES)('with %s is accepted or rejected', (_what, text, isFine) => {
    expect(nameFault(text) === null).toBe(isFine);
  });

  it.each(ADDRESSES)('must not contain an address: %j', (address) => {
    expect(nameFault(address)).toBe('must not contain a web address');
    expect(nameFault(`Go to ${address} now`)).toBe('must not contain a web address');
  });

  it.each(WITH_DOTS)('may be %j', (name) => {
    expect(nameFault(name)).toBeNull();
    expect(sayableName(name)).toBe(name);
  });

  it.each(LINKED_NAMES)('may be %j, which no mail or text has', (name) => {
    expect(nameFault(name)).toBeNull();
    expect(sayableName(name)).toBeNull();
  });

  it('of parts with dots is allowed as the rule says, and in a mail only if it is no host', () => {
    // 'www' is a sign of an address by itself, which `sign` has.
    const part = fc.stringMatching(/^[a-z]{1,6}$/).filter((letters) => !letters.includes('www'));
    const ending = fc.constantFrom(
      ...['com', 'net', 'org', 'co', 'ly', 'me', 'io', 'app', 'tv', 'gg'],
      ...['am', 'va', 'li', 'ai', 'zz', 'smith', 'click'],
    );
    const sign = fc.constantFrom('', '', '', ' x/y', ' a: b', ' @ home', ' wwwow');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), ending, sign, (parts, last, rest) => {
        const word = [...parts, last].join('.');
        const isHost = [...parts.slice(1), last].some((label) => parse(`a.${label}`).isIcann);
        const isShort = [...parts, last].every((one) => one.length <= 4);
        const isUsual = 'com net org co ly me io app tv gg'.split(' ').includes(last);
        const isAllowed = !isHost || (isShort && rest === '' && (parts.length > 1 || !isUsual));
        expect(nameFault(word + rest) === null).toBe(isAllowed);
        expect(sayableName(word + rest) === null).toBe(isHost);
      }),
    );
  });

  it('from another source is cleaned', () => {
    expect(cleanedName(' Robin\r\nBcc:\u202e x\u200b ')).toBe('Robin Bcc: x');
  });

  it('appears in a mail or text on one line, and not at all if it contains an address', () => {
    expect(sayableName('Robin\nVale')).toBe('Robin Vale');
    expect(sayableName('www.evil.example')).toBeNull();
    expect(sayableName('\u200b')).toBeNull();
  });
});

it('a bio may have several lines and a web address, but no invisible characters', () => {
  expect(wordsFault('Line one.\nLine two.\r\nSee example.com')).toBeNull();
  for (const text of ['a\rb', 'a\tb', 'a\u202eb', 'a\u200bb', 'a\u200db', 'a\u3164b']) {
    expect(wordsFault(text)).toBe('must not contain invisible characters');
  }
});
