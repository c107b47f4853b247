/** Fuzzes the API with thousands of requests generated from its OpenAPI document. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { OpenApiChecker, type OpenApiDocument } from '@torchbearer/contract/testing';
import { ErrorBodySchema } from '@torchbearer/contract';
import { findSchemathesis } from '@torchbearer/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signUp } from './src/api.js';
import { openLeague, type League } from './src/league.js';
import { startIssuer, type Issuer } from './src/issuer.js';
import { startRecorder, type Exchange } from './src/recorder.js';
import { startSystemInProcess } from './src/in-process.js';
import { ADMIN, keysHeldBy, SECRET, type TestSystem } from './src/system.js';

const program = findSchemathesis();
const SEED = 20_301_009;
/** Requests per operation; callers with few permissions send fewer. */
const EXAMPLES = { visitor: 5, player: 8, admin: 30 };
/** 'coverage' tries every limit of every field; e2e/every-call.e2e.ts does so with fewer values. */
const PHASES = 'examples,coverage,fuzzing';
const MIN_REQUESTS = 5_000;
/**
 * Calls that would end the caller's session or remove the caller's role or password; and `listSessions`, because every
 * path is also requested with other methods.
 */
const EXCLUDED = [
  'logOut',
  'endAllSessions',
  'endSession',
  'listSessions',
  'changePassword',
  'resetUserPassword',
  'setAdmin',
  'deleteUser',
];
/** Request data that no log may contain. */
const SECRET_FIELDS = /"(?:password|currentPassword|newPassword|token)"\s*:\s*"([^"\\]{12,})"/g;

describe.skipIf(program === null)('fuzzing', () => {
  let system: TestSystem;
  let issuer: Issuer;
  let league: League;
  const exchanges: Exchange[] = [];

  beforeAll(async () => {
    issuer = await startIssuer();
    system = await startSystemInProcess({
      purpose: 'fuzz',
      show: () => undefined,
      env: {
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: issuer.clientId,
        LOG_LEVEL: 'debug',
      },
    });
    league = await openLeague(system.urls, 3);
  });
  afterAll(async () => {
    await system?.stop();
    await issuer?.stop();
  });

  it('finds only responses that match the OpenAPI document, and no crash', { timeout: 900_000 }, async () => {
    const recorder = await startRecorder(system.urls[0] ?? '', (exchange) => exchanges.push(exchange));
    const player = await signUp(system.urls, 'Fuzzed');
    const outputs: string[] = [];
    const fuzzAs = async (examples: number, token: string | null): Promise<void> =>
      void outputs.push(await fuzz(program ?? '', recorder.url, examples, token));
    await fuzzAs(EXAMPLES.visitor, null);
    await fuzzAs(EXAMPLES.player, player.token);
    await fuzzAs(EXAMPLES.admin, league.admin.token);
    await recorder.stop();
    console.log(
      `fuzzing: ${exchanges.length} requests, seed ${SEED}; by status ${countsByStatus(exchanges)}`,
    );

    expect(exchanges.length, outputs.join('\n')).toBeGreaterThanOrEqual(MIN_REQUESTS);
    // Both users are still signed in, and every service still responds.
    expect((await player.client.getMe()).id).toBe(player.id);
    expect((await league.admin.client.listUsers()).length).toBeGreaterThan(0);
    for (const child of system.children) expect(child.restarts, child.name).toBe(0);
    // Last, because it blocks the process so long that connections time out.
    const document = openApiDocument({ version: '0.0.0', serverUrl: '/' }) as unknown as OpenApiDocument;
    const checker = new OpenApiChecker(document);
    expect(exchanges.flatMap((exchange) => errorsOf(checker, exchange))).toEqual([]);
  });

  it('finds no secrets in the logs', async () => {
    const sent = exchanges.flatMap(({ sent: body }) =>
      [...body.matchAll(SECRET_FIELDS)].map((match) => match[1]),
    );
    const secrets = new Set([
      ADMIN.password,
      PASSWORD,
      SECRET,
      ...keysHeldBy('gateway'),
      ...keysHeldBy('sms'),
      league.admin.token,
      system.twilio?.env['TWILIO_AUTH_TOKEN'] ?? '',
      ...sent,
    ]);
    expect(secrets.size).toBeGreaterThan(10);
    const folder = process.env['E2E_LOG_DIR'] ?? system.dataDir;
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log') && name !== 'twilio.log');
    expect(logs.length).toBeGreaterThanOrEqual(9);
    for (const name of logs) {
      const text = await readFile(join(folder, name), 'utf8');
      const leaked = [...secrets].filter((secret) => secret !== undefined && text.includes(secret));
      expect(leaked, name).toEqual([]);
    }
  });
});

/** Runs the program as one caller and returns its output. */
async function fuzz(path: string, url: string, examples: number, token: string | null): Promise<string> {
  const args = ['run', `${url}/api/openapi.json`, '--url', url, '--seed', String(SEED)];
  args.push('--max-examples', String(examples), '--phases', PHASES);
  args.push('--generation-database', 'none', '--no-shrink', '--continue-on-failure', '--no-color');
  args.push('--checks', 'not_a_server_error', '--suppress-health-check', 'all', '--workers', '1');
  for (const id of EXCLUDED) args.push('--exclude-operation-id', id);
  if (token !== null) args.push('--header', `Authorization:Bearer ${token}`);
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code, output.slice(-6_000)).toBe(0);
  return output;
}

function errorsOf(checker: OpenApiChecker, exchange: Exchange): string[] {
  const { method, path, status, headers, text } = exchange;
  const about = `${method} ${path.slice(0, 120)} → ${status}`;
  if (status >= 500) return [`${about}: ${text.slice(0, 300)}`];
  const type = headers.get('content-type');
  if (status >= 400 && method !== 'HEAD') {
    if (type !== 'application/json; charset=utf-8')
      return [`${about}: an error with content type ${type ?? 'none'}`];
    if (!ErrorBodySchema.strict().safeParse(JSON.parse(text)).success)
      return [`${about}: ${text.slice(0, 300)}`];
  }
  return checker.findErrors(method, path, exchange).map((error) => `${about}: ${error}`);
}

function countsByStatus(all: readonly Exchange[]): string {
  const counts = new Map<number, number>();
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
