import { expect, test } from 'vitest';
import { twiml } from './webhook.js';

const START = '<?xml version="1.0" encoding="UTF-8"?>';

test.each([
  [null, ''],
  ['', ''],
  ['Kai & "Rosa" <3', '<Message>Kai &amp; &quot;Rosa&quot; &lt;3</Message>'],
  ['</Message><Redirect>', '<Message>&lt;/Message&gt;&lt;Redirect&gt;</Message>'],
  ['1. Robin\n2. Zoë 🔥', '<Message>1. Robin\n2. Zoë 🔥</Message>'],
  ['a\0b\u0008c\uD800d\uFFFFe', '<Message>abcde</Message>'],
])('the reply %j is %s', (reply, message) => {
  expect(twiml(reply)).toBe(`${START}<Response>${message}</Response>`);
});
