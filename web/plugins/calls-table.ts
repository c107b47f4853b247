import type * as Contract from '@torchbearer/contract';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:torchbearer-calls';
/** By its path, for what a plugin imports by name it imports from nowhere in particular. */
const CONTRACT = fileURLToPath(new URL('../../gateway/contract/src/index.ts', import.meta.url));
const RESOLVED = `\0${NAME}`;

/**
 * Serves `virtual:torchbearer-calls`: the facts of every call of the contract as plain data, so that the page sends
 * calls without the schemas that they are defined by.
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
      // As text that JSON.parse reads: quicker for a browser than the same as a program.
      const table = JSON.stringify(module.calls.map(module.factsOf));
      return `export default JSON.parse(${JSON.stringify(table)});`;
    },
  };
}
