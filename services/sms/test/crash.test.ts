import { eventually } from '@torchbearer/kit/testing';
import { testKeys } from '@torchbearer/kit/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startLeague } from './league.js';

/** A busy machine takes long to start a process. */
const PATIENCE_MS = 120_000;

/** Starts the service as its own process, so that a test can kill it. */
function launch(environment: Record<string, string>) {
  const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@torchbearer/source', '--import', 'tsx', entry], {
    env: {
      PATH: process.env['PATH'],
      ...{ HOST: '127.0.0.1', HTTP_PORT: '0', GRPC_PORT: '0', ...testKeys('sms') },
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { kill };
}

test('a blast to three hundred players reaches each exactly once although three processes are killed meanwhile', async () => {
  // Long enough for a busy machine: what a killed process sent must have arrived before it is looked up.
  const unhurried = { SMS_TIMEOUT_MS: '2000', SMS_LEASE_MS: '6000', SMS_LOOKUP_GRACE_MS: '1500' };
  // Slow enough for a delayed test to still kill in the middle of it.
  const league = await startLeague({ SMS_PER_SECOND: '60', SMS_BLAST_WAIT_MS: '0', ...unhurried });
  // Responses are delayed, so that a kill hits messages that were accepted and not yet recorded.
  league.twilio.behave('*', 'delay');
  const players = await league.players(300, []);
  await league.waitForCopies();
  await league.blast('Hello {name}');
  await league.stop();
  for (const enough of [80, 150, 220]) {
    const { kill } = launch(league.environment);
    await eventually(() => expect(league.twilio.messages.length).toBeGreaterThanOrEqual(enough), PATIENCE_MS);
    await kill();
  }
  const last = await league.replica();
  await eventually(async () => {
    const open = await last.database.rows(`select from messages where state in ('QUEUED', 'SENDING')`);
    expect(open).toEqual([]);
  }, PATIENCE_MS);
  const counts = players.map(({ phone }) => league.twilio.receivedBy(phone).length);
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  const unconfirmed = await last.database.rows('select from messages where looks > 0 or attempt > 1');
  expect(unconfirmed.length).toBeGreaterThan(0);
}, 600_000);
