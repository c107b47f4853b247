import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../src/ports.js';

const ports = new URL('../src/ports.ts', import.meta.url).href;
const MANY = 500;
/** Reserves many ports, prints them, and runs until its standard input ends. */
const TAKER = `
  import(${JSON.stringify(ports)}).then(async ({ freePort }) => {
    const taken = [];
    for (let count = 0; count < ${MANY}; count++) taken.push(await freePort());
    console.log(JSON.stringify(taken));
    process.stdin.resume();
  });`;

test('a port that one process reserved goes to no other while it runs', async () => {
  const taker = spawn(process.execPath, ['--import', 'tsx', '--eval', TAKER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [printed] = (await once(taker.stdout, 'data')) as [Buffer];
  const theirs = new Set(JSON.parse(String(printed)) as number[]);
  const ours = new Set<number>();
  for (let count = 0; count < MANY; count++) ours.add(await freePort());
  taker.stdin.end();
  await once(taker, 'close');
  expect(theirs.size).toBe(MANY);
  expect(ours.size).toBe(MANY);
  expect([...ours].filter((port) => theirs.has(port))).toEqual([]);
});
