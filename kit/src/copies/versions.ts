/** Which version of an entity a service's copies have. */
import type { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { z } from 'zod';
import type { EntityVersion } from '../call-context.js';
import type { Copy } from './copy.js';
import type { Sql } from '../database/database.js';
import { text } from '../grpc/rpc.js';
import type { RpcTable } from '../grpc/server.js';

const LONGEST_WAIT_MS = 5_000;
const STEP_MS = 20;

/** Waits until the copies have at least these versions; false after `timeoutMs`, at most five seconds. */
export async function awaitVersions(
  sql: Sql,
  wanted: readonly EntityVersion[],
  timeoutMs: number,
): Promise<boolean> {
  for (let waited = 0; ; waited += STEP_MS) {
    const { behind } = await sql.one<{ behind: number }>(
      `select count(*)::int as behind
       from unnest($1::text[], $2::text[], $3::bigint[]) as wanted (topic, key, version)
       left join copied.versions seen using (topic, key)
       where seen.version is null or seen.version < wanted.version`,
      [wanted.map((one) => one.topic), wanted.map((one) => one.key), wanted.map((one) => one.version)],
    );
    if (behind === 0) return true;
    if (waited >= Math.min(timeoutMs, LONGEST_WAIT_MS)) return false;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** The entities among `ids` that are known to be deleted. */
export async function deletedOf<CopyRow>(
  sql: Sql,
  { topic, table, columns, key }: Copy<CopyRow>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const column = columns.find(({ property }) => property === key)?.name;
  const found = await sql.rows<{ key: string }>(
    `select key from copied.versions where topic = $1 and key = any ($2)
       and not exists (select from ${table} where ${column}::text = key)`,
    [topic.name, ids],
  );
  return new Set(found.map((row) => row.key));
}

export interface CopiesContext {
  readonly database: Sql;
  /** Waits for what is derived from the copies; false after the timeout. */
  readonly waitForDerived: (timeoutMs: number) => Promise<boolean>;
}

export const copiesRpcs: RpcTable<CopiesContext, typeof CopiesServiceService> = {
  awaitVersions: {
    who: ['gateway'],
    input: z.object({ versions: z.array(z.object({ topic: text(200), key: text(200) })).max(1_000) }),
    async handle({ database, waitForDerived }, { versions, timeoutMs }) {
      const begun = performance.now();
      if (!(await awaitVersions(database, versions, timeoutMs))) return { applied: false };
      return { applied: await waitForDerived(timeoutMs - (performance.now() - begun)) };
    },
  },
};
