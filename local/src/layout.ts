/** The processes of Torchbearer and who calls whom. This table is the architecture diagram. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ProcessName =
  'identity' | 'league' | 'picks' | 'scoring' | 'analytics' | 'feedback' | 'sms' | 'realtime' | 'gateway';

export interface ProcessLayout {
  readonly name: ProcessName;
  /** The workspace's folder, from the root. */
  readonly folder: string;
  /** Whether it has a database of its own. */
  readonly database: boolean;
  /** The services whose gRPC addresses it gets, as `<NAME>_ADDRESS`. */
  readonly calls: readonly ProcessName[];
}

export const layout: readonly ProcessLayout[] = [
  { name: 'identity', folder: 'services/identity', database: true, calls: ['sms'] },
  { name: 'league', folder: 'services/league', database: true, calls: [] },
  { name: 'picks', folder: 'services/picks', database: true, calls: [] },
  { name: 'scoring', folder: 'services/scoring', database: true, calls: [] },
  { name: 'analytics', folder: 'services/analytics', database: true, calls: [] },
  { name: 'feedback', folder: 'services/feedback', database: true, calls: [] },
  { name: 'sms', folder: 'services/sms', database: true, calls: ['identity', 'picks', 'scoring'] },
  { name: 'realtime', folder: 'services/realtime', database: false, calls: ['identity', 'scoring'] },
  {
    name: 'gateway',
    folder: 'gateway',
    database: false,
    calls: ['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'],
  },
];

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const root = fromRoot('.');
export const entryOf = ({ folder }: { readonly folder: string }, checkout = root): string =>
  join(checkout, folder, 'dist/main.js');
export const webDirOf = (checkout: string): string => join(checkout, 'web/dist');
