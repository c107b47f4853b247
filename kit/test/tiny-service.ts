/** A service as its own process, with parts that log when they stop, and failures on demand. */
import { trace } from '@opentelemetry/api';
import { createServer } from 'node:http';
import { z } from 'zod';
import { ConfigError, commonEnv } from '../src/config.js';
import { defineService, runService, type Host } from '../src/run-service.js';

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const hanging = new Promise<never>(() => undefined);

/** /slow responds once /finish was called; /crash-… crash as named. */
async function startWork(host: Host): Promise<void> {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  const work = createServer((request, response) => {
    inFlight += 1;
    const respond = (): void => {
      inFlight -= 1;
      response.setHeader('connection', 'close').end('done');
    };
    if (request.url === '/slow') {
      say('in flight');
      waiting.push(respond);
    } else if (request.url === '/crash-thrown') {
      respond();
      setImmediate(() => {
        throw new Error('thrown by a timer');
      });
    } else if (request.url === '/crash-rejected') {
      respond();
      void Promise.reject(new Error('rejected unseen'));
    } else if (request.url === '/crash-reported') {
      respond();
      host.crash(new Error('the consumer is gone'));
    } else {
      trace.getTracer('tiny').startSpan('a call of tiny').end();
      for (const finish of waiting.splice(0)) finish();
      respond();
    }
  });
  await new Promise<void>((resolve) => work.listen(0, '127.0.0.1', resolve));
  const address = work.address();
  say(`work on ${typeof address === 'object' ? address?.port : ''}`);
  host.lifecycle.onStop('work', async () => {
    say(`ending work, ${inFlight} in flight`);
    // Still listens, so that a test can let the call in flight finish.
    while (inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    work.close();
    say('ended work');
  });
}

await runService(
  defineService({
    name: 'tiny',
    env: {
      ...commonEnv,
      MUST_HAVE: z.string().min(5, 'must have at least 5 characters'),
      FAULT: z.enum(['none', 'start-fails', 'start-misconfigured', 'start-hangs', 'stop-hangs']),
    },
    start: async ({ FAULT }, host) => {
      host.lifecycle.onStop('store', () => say('ended store'));
      if (FAULT === 'start-fails') throw new Error('the store is broken');
      if (FAULT === 'start-misconfigured') throw new ConfigError('MUST_HAVE and FAULT contradict each other');
      if (FAULT === 'start-hangs') {
        say('hangs');
        await hanging;
      }
      if (FAULT === 'stop-hangs') host.lifecycle.onStop('stuck', () => hanging);
      await startWork(host);
    },
  }),
);
