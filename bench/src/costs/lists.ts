/** Work on all players at once: whole lists, a file of all rankings, and accounts that are deleted. */
import { pageOf } from '@torchbearer/contract/client';
import { MAX_PAGE_SIZE } from '@torchbearer/rules';
import type { Measure } from './measures.js';
import { addCpuRows, addRow, totalCpuMs } from './scene.js';

/** Lists without pages. */
export const listing: Measure = async (scene) => {
  const { site, call, adminToken: token } = scene;
  const lists = {
    'all accounts': '/api/users',
    'all picks': '/api/picks/all',
    'the draft': '/api/draft/status',
  };
  for (const [what, path] of Object.entries(lists)) {
    const { bytes } = await call({ path, token });
    addRow(scene, `${what}, listed`, 'bytes', bytes);
    const count = 5;
    const cost = await site.costOf(async () => {
      for (let turn = 0; turn < count; turn++) await call({ path, token });
    });
    addRow(scene, `${what}, listed: everything`, 'CPU ms', totalCpuMs(cost) / count);
  }
};

/** Reads all rankings page by page, as the admin's file of them is made. */
export const exporting: Measure = async (scene) => {
  const { site, admin } = scene;
  let exported = 0;
  const cost = await site.costOf(async () => {
    let after: string | null = '';
    while (after !== null) {
      let received: Response | undefined;
      const rankings: readonly unknown[] = await admin.listRankings(
        { query: { limit: MAX_PAGE_SIZE, ...(after !== '' && { after }) } },
        { onResponse: (response) => void (received = response) },
      );
      exported += rankings.length;
      after = (received && pageOf(received)?.next) ?? null;
    }
  });
  addRow(scene, 'a ranking, exported: everything', 'CPU ms', totalCpuMs(cost) / exported);
};

/** Deletes players who have picked, one after the other. */
export const deleting: Measure = async (scene) => {
  const { site, admin, players } = scene;
  const count = 20;
  const { rows } = await site
    .database('identity')
    .query<{ id: string }>(`select id from users where username = any ($1)`, [
      Array.from({ length: count }, (_, index) => `player${String(players - index)}`),
    ]);
  const cost = await site.costOf(async () => {
    for (const { id } of rows) await admin.deleteUser({ params: { id } });
  });
  const others = ['league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'];
  addCpuRows(scene, 'an account deleted', cost, rows.length, ['identity', others, 'Postgres']);
};
