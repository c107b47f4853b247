/** The processes of Torchbearer. `kit/src/grpc/callers.ts` says who calls whom. */
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
}

export const layout: readonly ProcessLayout[] = [
  { name: 'identity', folder: 'services/identity', database: true },
  { name: 'league', folder: 'services/league', database: true },
  { name: 'picks', folder: 'services/picks', database: true },
  { name: 'scoring', folder: 'services/scoring', database: true },
  { name: 'analytics', folder: 'services/analytics', database: true },
  { name: 'feedback', folder: 'services/feedback', database: true },
  { name: 'sms', folder: 'services/sms', database: true },
  { name: 'realtime', folder: 'services/realtime', database: false },
  { name: 'gateway', folder: 'gateway', database: false },
];

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const entryOf = ({ folder }: { readonly folder: string }, checkout = root): string =>
  join(checkout, folder, 'dist/main.js');
export const webDirOf = (checkout: string): string => join(checkout, 'web/dist');
