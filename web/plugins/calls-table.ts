import type * as Contract from '@torchbearer/contract';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:torchbearer-calls';
const FOR_ADMINS = `${NAME}/admin`;
/** Resolved by path: named imports do not resolve from inside a plugin. */
const CONTRACT = fileURLToPath(new URL('../../gateway/contract/src/index.ts', import.meta.url));
const resolved = (id: string): string => `\0${id}`;

/**
 * Serves `virtual:torchbearer-calls` and, for the calls of admins, `virtual:torchbearer-calls/admin`: method, path and
 * role of contract calls as plain data, so that the page can send calls without loading their schemas.
 */
export function callsTable(conditions: string[]): Plugin {
  return {
    name: 'torchbearer-calls-table',
    resolveId: (id) => (id === NAME || id === FOR_ADMINS ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(NAME) && id !== resolved(FOR_ADMINS)) return undefined;
      const { module, dependencies } = await runnerImport<typeof Contract>(CONTRACT, {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions },
        ssr: { resolve: { conditions } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      const forAdmins = id === resolved(FOR_ADMINS);
      const calls = module.calls.filter(({ who }) => (who === 'admin') === forAdmins);
      return moduleOf(calls.map(module.callDataOf));
    },
  };
}

type CallData = ReturnType<typeof Contract.callDataOf>;

/** A line for each call, and what many have in common once. */
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
