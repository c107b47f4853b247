import { describe, expect, test } from 'vitest';
import { parseCommand } from './commands.js';

const kindOf = (text: string) => parseCommand(text, 'TORCH').kind;

describe('a text message', () => {
  test.each([
    ['BOARD', 'BOARD'],
    ['leaderboard', 'BOARD'],
    ['Leader Board', 'BOARD'],
    ['  Status?? ', 'STATUS'],
    ['status please', 'STATUS'],
    ['please status', 'STATUS'],
    ['team', 'TEAM'],
    ['“Team”', 'TEAM'],
    ['HELP', 'HELP'],
    ['help!', 'HELP'],
    ['info', 'HELP'],
    ['🔥 board 🔥', 'BOARD'],
    ['#STATUS', 'STATUS'],
    ['ＳＴＡＴＵＳ', 'STATUS'],
    ['torch', 'KEYWORD'],
    ['Torch!', 'KEYWORD'],
    ['YES', 'YES'],
    ['yes!', 'YES'],
    ['Yes please', 'YES'],
    ['yes what a week', 'OTHER'],
    ['hello', 'OTHER'],
    ['', 'OTHER'],
    ['   ', 'OTHER'],
    ['🔥', 'OTHER'],
    ['?!', 'OTHER'],
    ['please', 'OTHER'],
    ['Boardwalk', 'OTHER'],
    ['constructor', 'OTHER'],
    ['__proto__', 'OTHER'],
    ['1', 'OTHER'],
  ])('%j is read as %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each([
    'STOP',
    'stop.',
    ' Stop ',
    'STOPALL',
    'stop all',
    'Unsubscribe',
    'CANCEL',
    'end',
    'Quit!',
    'optout',
  ])('%j ends all messages', (text) => {
    expect(kindOf(text)).toBe('STOP');
  });

  test.each(['please stop', 'Stop texting me', 'STOP STOP STOP', 'opt out', '"STOP"'])(
    '%j, too, means to end them',
    (text) => {
      expect(kindOf(text)).toBe('STOP');
    },
  );

  test.each([
    ['STOP', true],
    [' Stop ', true],
    ['optout', true],
    ['cancel', true],
    ['stop.', false],
    ['"STOP"', false],
    ['stop all', false],
    ['opt out', false],
    ['please stop', false],
  ])('%j is handled by the carrier itself: %s', (text, isCarriers) => {
    expect(parseCommand(text, 'TORCH')).toEqual({ kind: 'STOP', isCarriers });
  });

  test.each(['end of the line', 'cancel my pick', 'quit smoking', 'nonstop'])('%j does not', (text) => {
    expect(kindOf(text)).toBe('OTHER');
  });

  test.each(['START', 'start', 'Unstop.'])('%j switches messages on again', (text) => {
    expect(kindOf(text)).toBe('START');
  });

  const OF_A_PHONE = [
    'Liked “Week 3 picks close Wednesday”',
    'Loved "Got it: Kai is your week 3 pick."',
    'Disliked “x”',
    'Laughed at “ha”',
    'Emphasized “PICK Kai”',
    'Emphasised “STOP”',
    'Questioned “Still no week 3 pick,\nRobin.”',
    'liked “Week 3 picks close …',
    'Loved an image',
    'Laughed at a video',
    'Liked 2 photos',
    'Emphasized an audio message',
    'Reacted 😂 to “Got it”',
    'Reacted 👍🏽 to "Got it"',
    'Reacted with a sticker to “Got it”',
    'Reacted to “Got it” with 🔥',
    'Removed a like from “Got it”',
    'Removed an exclamation from “Got it”',
    'Removed a question mark from an image',
    'Removed 👩‍👩‍👧 from “Got it”',
    '👍 to “Got it”',
    '❤️ to "Got it"',
    '‼️ to “Got it”',
    '1️⃣ to “Got it”',
    '\u200a\u200b👍\u200b to “\u200aGot it\u200a”\u200a',
    '\u200c👍\u200c to “ Got it ”',
    '👍 removed from “Got it”',
    '🇺🇸 to « Got it »',
  ];
  test.each(OF_A_PHONE)('%j is what a phone makes of a reaction', (text) => {
    expect(kindOf(text)).toBe('REACTION');
  });

  test.each([
    ['PICK Liked', 'PICK'],
    ['PICK “Loved an image”', 'PICK'],
    ['👍 PICK Kai', 'PICK'],
    ['pick to “Kai”', 'PICK'],
    ['“STATUS”', 'STATUS'],
    ['STOP “it”', 'STOP'],
    ['👍 board', 'BOARD'],
    ['Liked', 'OTHER'],
    ['Liked it a lot', 'OTHER'],
    ['Loved the', 'OTHER'],
    ['I liked “Got it”', 'OTHER'],
    ['Removed my pick, please', 'OTHER'],
    ['Reacted too late', 'OTHER'],
    ['to “Kai”', 'OTHER'],
    ['👍', 'OTHER'],
  ])('%j is no reaction but %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each([
    ['PICK Kai', 'Kai'],
    ['pick kai nakoa', 'kai nakoa'],
    ['  Pick:   Kai ', 'Kai'],
    ['pick-Kai', 'Kai'],
    ['PICK "Kai"', 'Kai'],
    ['PICK\nKai', 'Kai'],
    ['Pick Kai please', 'Kai'],
    ['Please pick Kai, thanks!', 'Kai'],
    ['picks kai', 'kai'],
    ["PICK O'Neil", "O'Neil"],
    ['PICK', ''],
    ['pick ...', ''],
    ['pick 🔥', ''],
  ])('%j picks %j', (text, name) => {
    expect(parseCommand(text, 'TORCH')).toEqual({ kind: 'PICK', name });
  });

  test.each([
    ['Need?', ''],
    ['needs', ''],
    ['Need "Office", please', 'Office'],
  ])('%j asks what is needed in the group %j', (text, name) => {
    expect(parseCommand(text, 'TORCH')).toEqual({ kind: 'NEED', name });
  });

  test('of any content is read without an error', () => {
    for (const text of ['\0', '\uD800', 'x'.repeat(1_600), 'PICK '.repeat(300), '\u202e\u200b', '((((']) {
      expect(() => parseCommand(text, 'TORCH')).not.toThrow();
    }
  });
});
