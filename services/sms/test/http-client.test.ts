import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import twilio from 'twilio';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpClient } from '../src/twilio/http-client.js';

/** A server with TLS that the SDK trusts, and a client with up to ten connections to it. */
async function startServer(respond: RequestListener, timeoutMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'torchbearer-sms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-subj', '/CN=stand-in', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, respond);
  let connections = 0;
  server.on('secureConnection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  vi.stubEnv('TWILIO_CA_BUNDLE', cert);
  onTestFinished(() => void vi.unstubAllEnvs());
  const apiUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createHttpClient(twilio.RequestClient, { apiUrl, timeoutMs, connections: 10 });
  const send = () =>
    client.request({ method: 'post', uri: 'https://api.twilio.com/x', username: 'AC', password: 'secret' });
  return { send, connections: () => connections };
}

test('the connections to Twilio stay open between messages', async () => {
  const { send, connections } = await startServer((request, response) => {
    request.resume().on('end', () => response.end(request.headers.authorization));
  }, 10_000);
  for (let time = 0; time < 3; time++) {
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const different = new Set(answers.map(({ statusCode, body }) => JSON.stringify([statusCode, body])));
    const basic = `Basic ${Buffer.from('AC:secret').toString('base64')}`;
    expect([...different]).toEqual([JSON.stringify([200, basic])]);
  }
  expect(connections()).toBe(10);
});

test('a response that comes in drops ends at the time limit', async () => {
  const { send } = await startServer((_request, response) => {
    const drops = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drops));
  }, 300);
  await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
