import type * as Contract from '@torchbearer/contract';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:torchbearer-calls';
/** Resolved by path: named imports do not resolve from inside a plugin. */
const CONTRACT = fileURLToPath(new URL('../../gateway/contract/src/index.ts', import.meta.url));
const RESOLVED = `\0${NAME}`;

/**
 * Serves `virtual:torchbearer-calls`: method, path and role of every contract call as plain data, so that the
 * page can send calls without loading their schemas.
 */
export function callsTable(conditions: string[]): Plugin {
  return {
    name: 'torchbearer-calls-table',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<typeof Contract>(CONTRACT, {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions },
        ssr: { resolve: { conditions } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      // Browsers run JSON.parse on a string faster than they parse the same data as code.
      const table = JSON.stringify(module.calls.map(module.callDataOf));
      return `export default JSON.parse(${JSON.stringify(table)});`;
    },
  };
}
