import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { eventually } from '../src/testing/index.js';

/** A process that logs in one of the ways of `log-child.ts`. */
function launch(how: string) {
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=@torchbearer/source', '--import', 'tsx'],
      ...[new URL('./log-child.ts', import.meta.url).pathname, how],
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const closed = once(child, 'close').then(([code]) => code as number | null);
  /** The message of each line, in order. */
  const messages = (): string[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => (line.startsWith('-') ? line : (JSON.parse(line) as { msg: string }).msg));
  return { child, messages, closed };
}

test('lines wait for each other, and an error is written at once with the lines before it', async () => {
  const { messages, closed } = launch('gathers');
  expect(await closed).toBe(0);
  expect(messages()).toEqual([
    '- nothing is written yet',
    ...['first', 'second', 'third'],
    '- an error is written at once',
    'fourth',
  ]);
});

test('a line without followers is written soon', async () => {
  const { child, messages, closed } = launch('waits');
  await eventually(() => expect(messages()).toEqual(['alone']), 45_000);
  child.kill();
  await closed;
});

test('many lines are all written, in order', async () => {
  const { messages, closed } = launch('fills');
  expect(await closed).toBe(0);
  expect(messages()).toHaveLength(1_000);
});

test.each([
  ['exits', 3, 'before the exit'],
  ['throws', 1, 'before the error'],
])('a process that %s loses no line', async (how, code, line) => {
  const { messages, closed } = launch(how);
  expect(await closed).toBe(code);
  expect(messages()).toEqual([line]);
});

test('a process whose output is no longer read still ends', async () => {
  const { child, closed } = launch('unread');
  child.stdout.destroy();
  child.stdin.end();
  expect(await closed).toBe(4);
});
