/** Generated at build time by web/plugins/calls-table.ts. */
declare module 'virtual:torchbearer-calls' {
  import type { CallFacts } from '@torchbearer/contract/client';

  const table: readonly CallFacts[];
  export default table;
}
