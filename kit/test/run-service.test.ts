import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../src/testing/index.js';

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code once the process is gone. */
  readonly exit: Promise<number | null>;
}

const running: Running[] = [];
afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    child.kill('SIGKILL');
    await exit;
  }
});

function launch(environment: Record<string, string> = {}, options: { isChained?: boolean } = {}): Running {
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=@torchbearer/source', '--import', 'tsx'],
      new URL('./tiny-service.ts', import.meta.url).pathname,
    ],
    {
      env: {
        PATH: process.env['PATH'],
        ...{ HOST: '127.0.0.1', HTTP_PORT: '0', MUST_HAVE: 'secret-value', FAULT: 'none' },
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.isChained ? (['ipc'] as const) : [])],
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  // Not the child's own 'close', which never comes after disconnecting the channel.
  const exit = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ]).then(([[code]]) => code as number | null);
  const one: Running = { child, output: () => text, exit };
  running.push(one);
  return one;
}

const printed = (one: Running, pattern: RegExp): Promise<RegExpExecArray> =>
  eventually(() => {
    const found = pattern.exec(one.output());
    if (!found) throw new Error(`${String(pattern)} was not printed:\n${one.output()}`);
    return found;
  }, 45_000);

/** The ports of a service that says it is ready. */
async function ready(one: Running): Promise<{ ops: string; work: string }> {
  const [, ops] = await printed(one, /"opsPort":(\d+),"msg":"ready"/);
  const [, work] = await printed(one, /work on (\d+)/);
  return { ops: `http://127.0.0.1:${ops}`, work: `http://127.0.0.1:${work}` };
}

describe('a service as a process', () => {
  describe('with an invalid configuration', () => {
    test('does not start in production with a secret of the repository unless allowed', async () => {
      const known = { NODE_ENV: 'production', MUST_HAVE: 'dev-only-actor-hush' };
      const one = launch(known);
      expect(await one.exit).toBe(78);
      expect(one.output()).toMatch(/MUST_HAVE: is a secret for development/);
      expect(one.output()).not.toContain('hush');
      await ready(launch({ ...known, DEVELOPMENT_SECRETS: 'allow' }));
      await ready(launch({ ...known, NODE_ENV: 'development' }));
    });

    test('exits with its code, naming every variable and no value', async () => {
      const one = launch({
        MUST_HAVE: 'hush',
        FAULT: '',
        HTTP_PORT: 'hush-port',
        SHUTDOWN_GRACE_MS: 'hush-ms',
      });
      expect(await one.exit).toBe(78);
      expect(one.output()).toContain('MUST_HAVE: must have at least 5 characters');
      expect(one.output()).toContain('FAULT: is missing');
      expect(one.output()).toContain('HTTP_PORT: must be a whole number');
      expect(one.output()).toContain('SHUTDOWN_GRACE_MS: must be a whole number');
      expect(one.output()).not.toContain('hush');
    });
  });

  test('serves liveness, readiness and metrics', async () => {
    const one = launch();
    const { ops } = await ready(one);
    expect((await fetch(`${ops}/livez`)).status).toBe(200);
    expect(await (await fetch(`${ops}/readyz`)).json()).toMatchObject({ ready: true, faults: {} });
    expect(await (await fetch(`${ops}/metrics`)).text()).toMatch(
      /process_cpu_seconds_total\{service="tiny"\}/,
    );
  });

  test('is alive but not ready while it starts, and can be stopped cleanly meanwhile', async () => {
    const port = await freePort();
    const one = launch({ FAULT: 'start-hangs', HTTP_PORT: String(port) });
    await printed(one, /hangs/);
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    const readiness = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([readiness.status, await readiness.json()]).toMatchObject([
      503,
      { ready: false, faults: { process: 'starting' } },
    ]);
    one.child.kill('SIGTERM');
    expect(await one.exit).toBe(0);
    expect(one.output()).toContain('ended store');
  });

  test('turns readiness off first when stopped, finishes the call in flight and stops its parts in reverse', async () => {
    const one = launch({ SHUTDOWN_DRAIN_MS: '1500' });
    const { ops, work } = await ready(one);
    const slow = fetch(`${work}/slow`);
    await printed(one, /in flight/);
    one.child.kill('SIGTERM');
    await printed(one, /"msg":"stopping"/);
    const readiness = await fetch(`${ops}/readyz`);
    expect([readiness.status, await readiness.json()]).toMatchObject([
      503,
      { ready: false, faults: { process: 'stopping' } },
    ]);
    expect((await fetch(`${ops}/livez`)).status).toBe(200);
    await printed(one, /ending work, 1 in flight/);
    // A second signal changes nothing: Ctrl-C reaches every process of a group, besides the runner's own signal.
    one.child.kill('SIGINT');
    one.child.kill('SIGTERM');
    await fetch(`${work}/finish`);
    expect(await (await slow).text()).toBe('done');
    expect(await one.exit).toBe(0);
    const order = ['"msg":"stopping"', 'ending work', 'ended work', 'ended store', '"msg":"stopped"'];
    const places = order.map((words) => one.output().indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('with a hanging part exits after the grace period with an error code', async () => {
    const one = launch({ FAULT: 'stop-hangs', SHUTDOWN_GRACE_MS: '500' });
    await ready(one);
    one.child.kill('SIGINT');
    expect(await one.exit).toBe(1);
    expect(one.output()).toContain('took too long');
  });

  test.each([
    ['start-misconfigured', 78, 'MUST_HAVE and FAULT contradict each other'],
    ['start-fails', 1, 'the store is broken'],
  ])('that cannot start (%s) exits with %i and stops what was started', async (FAULT, code, words) => {
    const one = launch({ FAULT });
    expect(await one.exit).toBe(code);
    expect(one.output()).toContain(words);
    expect(one.output()).toContain('ended store');
  });

  test.each([
    ['crash-thrown', 'thrown by a timer'],
    ['crash-rejected', 'rejected unseen'],
    ['crash-reported', 'the consumer is gone'],
  ])('exits with 1 on an uncaught error (%s), in order', async (path, words) => {
    const one = launch();
    const { work } = await ready(one);
    await fetch(`${work}/${path}`);
    expect(await one.exit).toBe(1);
    expect(one.output()).toContain('"msg":"crashed"');
    expect(one.output()).toContain(words);
    expect(one.output()).toContain('ended store');
  });

  test('ends with its runner', async () => {
    const one = launch({}, { isChained: true });
    const message = once(one.child, 'message');
    await ready(one);
    expect(await message).toEqual(['started', undefined]);
    one.child.disconnect();
    expect(await one.exit).toBe(0);
    expect(one.output()).toContain('the runner is gone');
    expect(one.output()).toContain('ended store');
  });

  test('ends if its runner ended while it was loading', async () => {
    const one = launch({}, { isChained: true });
    one.child.disconnect();
    expect(await one.exit).toBe(0);
    expect(one.output()).toContain('the runner is gone');
    expect(one.output()).not.toContain('"msg":"ready"');
  });

  describe('and its traces', () => {
    test('are off by default', async () => {
      const one = launch();
      const { work } = await ready(one);
      await fetch(work);
      one.child.kill('SIGTERM');
      expect(await one.exit).toBe(0);
      expect(one.output()).not.toContain('a call of tiny');
    });

    test('are printed with the console exporter', async () => {
      const one = launch({ OTEL_TRACES_EXPORTER: 'console' });
      const { work } = await ready(one);
      await fetch(work);
      one.child.kill('SIGTERM');
      expect(await one.exit).toBe(0);
      expect(one.output()).toContain("name: 'a call of tiny'");
      expect(one.output()).toContain("'service.name': 'tiny'");
    });

    test('delay nothing if their collector is down or hangs', async () => {
      const silent = createServer(() => undefined).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      for (const port of [await freePort(), (silent.address() as AddressInfo).port]) {
        const one = launch({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
        const { ops, work } = await ready(one);
        expect((await fetch(work)).status).toBe(200);
        expect((await fetch(`${ops}/readyz`)).status).toBe(200);
        one.child.kill('SIGTERM');
        expect(await one.exit).toBe(0);
      }
      silent.close();
    });
  });
});

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
