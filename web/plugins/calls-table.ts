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
      return moduleOf(module.calls.map(module.callDataOf));
    },
  };
}

type CallData = ReturnType<typeof Contract.callDataOf>;

/** A line for each call, and what many have in common once: every page loads it. */
function moduleOf(calls: readonly CallData[]): string {
  const kinds: string[] = [];
  const lines = calls.map(({ id, path, ...others }) => {
    const kind = JSON.stringify(others);
    if (!kinds.includes(kind)) kinds.push(kind);
    return `${id} ${path} ${String(kinds.indexOf(kind))}`;
  });
  return `
    const kinds = JSON.parse(${JSON.stringify(`[${kinds.join(',')}]`)});
    export default ${JSON.stringify(lines.join('\n'))}.split('\\n').map((line) => {
      const [id, path, kind] = line.split(' ');
      return { id, path, ...kinds[kind] };
    });`;
}
