import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics, watchProcess } from './metrics.js';
import { startOpsServer, type OpsServer } from './ops-server.js';

describe('the operators’ port', () => {
  let faults: Record<string, string> = {};
  let ops: OpsServer;
  beforeAll(async () => {
    const metrics = createMetrics('picks', '1.2.3');
    watchProcess(metrics);
    metrics.gauge('answer_count', 'A value that can be read', () => 42);
    metrics.gauge('broken_count', 'A value that cannot', () => Promise.reject(new Error('away')));
    ops = await startOpsServer({
      host: '127.0.0.1',
      port: 0,
      metrics,
      ready: () => (faults['throws'] ? Promise.reject(new Error('no')) : Promise.resolve(faults)),
    });
  });
  afterAll(() => ops.stop());

  // Not fetch, which would normalize the path.
  const get = (path: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: ops.port, path }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });

  test('is alive whatever is down', async () => {
    faults = { database: 'away' };
    expect((await get('/livez?verbose')).status).toBe(200);
  });

  test('says whether it is ready, and what is missing', async () => {
    faults = { database: 'away' };
    const answered = async () => {
      const { status, body } = await get('/readyz');
      return { status, body: JSON.parse(body) as unknown };
    };
    expect(await answered()).toEqual({
      status: 503,
      body: { ready: false, faults: { database: 'away' }, pid: process.pid },
    });
    faults = {};
    expect(await answered()).toEqual({ status: 200, body: { ready: true, faults: {}, pid: process.pid } });
    faults = { throws: 'yes' };
    expect((await get('/readyz')).status).toBe(500);
  });

  test('serves its metrics even if one of them cannot be read', async () => {
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('answer_count{service="picks"} 42');
    expect(body).not.toMatch(/^broken_count\{/m);
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).toContain('torchbearer_build_info{version="1.2.3",service="picks"} 1');
  });

  test.each(['//', '/nowhere', '/livez/', 'http://[', '/%00'])('survives a request for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/livez')).status).toBe(200);
  });
});
