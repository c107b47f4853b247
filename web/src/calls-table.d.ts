/** Generated at build time by web/plugins/calls-table.ts. */
declare module 'virtual:torchbearer-calls' {
  import type { CallData } from '@torchbearer/contract/client';

  const table: readonly CallData[];
  export default table;
}

declare module 'virtual:torchbearer-calls/admin' {
  import type { CallData } from '@torchbearer/contract/client';

  const table: readonly CallData[];
  export default table;
}
